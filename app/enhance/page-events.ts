// Otherwise a page restored by Back would show the menu that was open when it was left.
addEventListener("pagehide", () => {
  for (const menu of document.querySelectorAll<HTMLElement>("[popover]")) menu.hidePopover?.();
});

// Closing the wizard returns focus to the link that opened it; a typed address has no referrer.
const { from, navigationType } = window.navigation?.activation ?? {};
const isBack = navigationType === "traverse";
if (
  from?.url?.includes("/inquiry/") &&
  (isBack || document.referrer.includes("/inquiry/")) &&
  !location.pathname.includes("/inquiry/")
) {
  const answers = new URL(from.url).searchParams;
  const links = document.querySelectorAll<HTMLAnchorElement>('main a[href*="/inquiry/"]');
  const opener = [...links].find(({ search }) =>
    [...new URLSearchParams(search)].every(([name, value]) => answers.get(name) === value),
  );
  const details = opener?.closest("details");
  if (details) details.open = true;
  // On Back the browser restores the scroll position.
  opener?.focus({ preventScroll: isBack });
}

if (document.querySelector("[data-missing-page]")) {
  console.error(`404: no page at ${location.pathname}`);
}

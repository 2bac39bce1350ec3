// Closing the wizard returns focus to the link that opened it; a typed address has no referrer.
const { from, navigationType } = window.navigation?.activation ?? {};
const isBack = navigationType === "traverse";
if (
  from?.url &&
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

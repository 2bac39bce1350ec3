// Otherwise a page restored by Back would show the menu that was open when it was left.
addEventListener("pagehide", () => {
  for (const menu of document.querySelectorAll<HTMLElement>("[popover]")) menu.hidePopover?.();
});

// After the wizard is closed, focus returns to the link that opened it, as with any dialog.
const from = window.navigation?.activation?.from?.url;
const [page, step] = from ? new URL(from).pathname.split("/inquiry/") : [];
if (step && location.pathname === (page || "/")) {
  document.querySelector<HTMLElement>('main a[href*="/inquiry/"]')?.focus({ preventScroll: true });
}

if (document.querySelector("[data-missing-page]")) {
  console.error(`404: no page at ${location.pathname}`);
}

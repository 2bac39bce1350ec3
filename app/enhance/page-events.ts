// Otherwise a page restored by Back would show the menu that was open when it was left.
addEventListener("pagehide", () => {
  for (const menu of document.querySelectorAll<HTMLElement>("[popover]")) menu.hidePopover?.();
});

if (document.querySelector("[data-missing-page]")) {
  console.error(`404: no page at ${location.pathname}`);
}

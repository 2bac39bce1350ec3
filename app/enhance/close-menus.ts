// A page that the browser keeps for Back would come back with the menu that it was left by.
addEventListener("pagehide", () => {
  for (const menu of document.querySelectorAll<HTMLElement>("[popover]")) menu.hidePopover?.();
});

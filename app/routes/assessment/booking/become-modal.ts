/** Makes an open dialog modal; its close link closes it in place, and the address follows. */
export function becomeModal(dialog: HTMLDialogElement): void {
  // Notices outside a modal dialog would be covered and out of reach, so they follow it.
  const notices = document.querySelector("[data-notices]")?.parentElement;
  const close = dialog.querySelector<HTMLAnchorElement>("a[data-close]");
  dialog.removeAttribute("open");
  for (const element of document.querySelectorAll<HTMLElement>("[inert]")) element.inert = false;
  dialog.showModal();
  if (notices) dialog.appendChild(notices);
  close?.addEventListener("click", (event) => {
    event.preventDefault();
    dialog.close();
  });
  dialog.addEventListener("close", () => {
    if (notices) document.body.appendChild(notices);
    history.replaceState(null, "", close?.href);
    document.querySelector<HTMLElement>("#book a")?.focus();
  });
}

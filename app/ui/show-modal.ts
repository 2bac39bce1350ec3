/** Makes an open dialog modal, or moves a modal one to the top. Whoever is in it already keeps the focus. */
export function showModal(dialog: HTMLDialogElement): void {
  const before = document.activeElement;
  if (dialog.matches(":modal")) dialog.close();
  dialog.removeAttribute("open");
  dialog.showModal();
  if (before instanceof HTMLElement && dialog.contains(before)) before.focus();
}

/** Closes the dialog around `element`, as Esc would. */
export function closeModal(element: Element): void {
  const dialog = element.closest("dialog");
  if (dialog?.dispatchEvent(new Event("cancel", { cancelable: true }))) dialog.close();
}

/** Makes an open dialog modal. An element inside that has the focus keeps it. */
export function showModal(dialog: HTMLDialogElement): void {
  const before = document.activeElement;
  dialog.removeAttribute("open");
  dialog.showModal();
  if (before instanceof HTMLElement && dialog.contains(before)) before.focus();
}

/** Closes the dialog around `element`, as Esc would. */
export function closeModal(element: Element): void {
  const dialog = element.closest("dialog");
  if (dialog?.dispatchEvent(new Event("cancel", { cancelable: true }))) dialog.close();
}

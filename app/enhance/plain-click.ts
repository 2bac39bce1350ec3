/** Whether a click would open the link in this tab, so that a script may handle it. */
export function isPlainClick({ altKey, ctrlKey, metaKey, shiftKey }: MouseEvent): boolean {
  return !(altKey || ctrlKey || metaKey || shiftKey);
}

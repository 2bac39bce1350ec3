/** Whether a click would open the link in this tab, so that a script may handle it. */
export function isPlainClick({ metaKey, ctrlKey, shiftKey }: MouseEvent): boolean {
  return !(metaKey || ctrlKey || shiftKey);
}

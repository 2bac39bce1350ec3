/** Whether a click on a link stays in this tab, so that a script may answer it in place. */
export function isPlainClick({ metaKey, ctrlKey, shiftKey }: MouseEvent): boolean {
  return !(metaKey || ctrlKey || shiftKey);
}

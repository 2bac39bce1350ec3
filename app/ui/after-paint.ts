/** Runs what takes long once the screen has answered what was just done; at once where nobody looks. */
export function afterPaint(run: () => void): void {
  if (document.hidden) run();
  else requestAnimationFrame(() => setTimeout(run));
}

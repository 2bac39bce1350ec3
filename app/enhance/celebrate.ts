/** Confetti over the page, or on a canvas of its own where a modal dialog would hide it; none with reduced motion. */
export async function celebrate(canvas?: HTMLCanvasElement): Promise<void> {
  if (matchMedia("(prefers-reduced-motion: reduce)").matches) return;
  const { burstConfetti } = await import("./confetti");
  burstConfetti(canvas);
}

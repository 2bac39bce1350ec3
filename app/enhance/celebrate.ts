/** Confetti behind the words of what it falls in, which has the size of the canvas; none with reduced motion. */
export async function celebrate(place: HTMLElement | null): Promise<void> {
  if (!place || matchMedia("(prefers-reduced-motion: reduce)").matches) return;
  const { burstConfetti } = await import("./confetti");
  const canvas = document.createElement("canvas");
  canvas.className = "size-full";
  place.appendChild(canvas);
  burstConfetti(canvas);
}

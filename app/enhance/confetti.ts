import confetti from "canvas-confetti";

/** Over the page, or on a canvas of its own where a modal dialog would hide it; none with reduced motion. */
export function burstConfetti(canvas?: HTMLCanvasElement): void {
  if (matchMedia("(prefers-reduced-motion: reduce)").matches) return;
  // The Content-Security-Policy allows no web worker.
  const shoot = confetti.create(canvas, { resize: true, useWorker: false });
  const burst = (particleCount: number) =>
    shoot({ particleCount, spread: 80, origin: { y: 0.35 } });
  burst(120);
  setTimeout(() => burst(80), 250);
}

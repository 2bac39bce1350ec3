import confetti from "canvas-confetti";

/** Two bursts when the page opens: 120 particles, then 80 after a quarter of a second. */
if (!matchMedia("(prefers-reduced-motion: reduce)").matches) {
  // The Content-Security-Policy allows no web worker.
  const shoot = confetti.create(undefined, { resize: true, useWorker: false });
  const burst = (particleCount: number) =>
    shoot({ particleCount, spread: 80, origin: { y: 0.35 } });
  burst(120);
  setTimeout(() => burst(80), 250);
}

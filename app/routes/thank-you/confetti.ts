import confetti from "canvas-confetti";

if (!matchMedia("(prefers-reduced-motion: reduce)").matches) {
  // The Content-Security-Policy allows no web worker.
  const shoot = confetti.create(undefined, { resize: true, useWorker: false });
  const burst = (particleCount: number) =>
    shoot({ particleCount, spread: 80, origin: { y: 0.35 } });
  burst(120);
  setTimeout(() => burst(80), 250);
}

import confetti from "canvas-confetti";
import { confettiColors as colors } from "#content/brand.yaml";

export function burstConfetti(canvas: HTMLCanvasElement): void {
  // The Content-Security-Policy allows no web worker.
  const shoot = confetti.create(canvas, { resize: true, useWorker: false });
  const burst = (particleCount: number) =>
    shoot({ colors, particleCount, spread: 80, ticks: 120, origin: { y: 0.35 } });
  burst(120);
  setTimeout(() => burst(80), 250);
}

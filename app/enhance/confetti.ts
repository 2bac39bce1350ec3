import confetti from "canvas-confetti";
import { confettiColors as colors } from "#content/brand.yaml";

/** Out of the projector's lamp, across the canvas. */
const WAY = { angle: 184, spread: 34, gravity: 0.4, ticks: 120, origin: { x: 0.93, y: 0.2 } };

export function burstConfetti(canvas: HTMLCanvasElement): void {
  // The Content-Security-Policy allows no web worker.
  const shoot = confetti.create(canvas, { resize: true, useWorker: false });
  const burst = (particleCount: number) =>
    shoot({ ...WAY, colors, particleCount, startVelocity: canvas.clientWidth / 16 });
  burst(120);
  setTimeout(() => burst(80), 250);
}

import { useEffect, useRef, useState } from "react";
import * as words from "#content/words/inquiry";

const PARTICLES = 120;

/** Confetti over the screen, once; none with reduced motion or without scripts. */
export function Confetti() {
  const canvas = useRef<HTMLCanvasElement>(null);
  const [wanted, setWanted] = useState(false);
  useEffect(() => setWanted(!matchMedia("(prefers-reduced-motion: reduce)").matches), []);
  useEffect(() => {
    if (wanted) burst(canvas.current);
  }, [wanted]);
  if (!wanted) return null;
  return <canvas ref={canvas} className="pointer-events-none fixed inset-0 z-10 size-full" />;
}

async function burst(canvas: HTMLCanvasElement | null): Promise<void> {
  if (import.meta.env.SSR || !canvas) return;
  try {
    const { default: confetti } = await import("canvas-confetti");
    // No worker: the content policy allows none.
    const shoot = confetti.create(canvas, { resize: true, useWorker: false });
    await shoot({ particleCount: PARTICLES, spread: 80, origin: { y: 0.35 } });
  } catch (error) {
    console.warn(words.confettiDidNotLoad, error);
  }
}

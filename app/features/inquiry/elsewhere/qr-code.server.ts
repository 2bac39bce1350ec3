import { encode } from "uqr";

/** The blank modules around a code without which readers do not find it (ISO/IEC 18004). */
const QUIET_ZONE = 4;

/** A QR code as one SVG path in a square of `size` modules. */
export type QrCode = { size: number; path: string };

export function drawQrCode(text: string): QrCode {
  const { data, size } = encode(text, { border: QUIET_ZONE });
  const runs = data.flatMap((row, y) =>
    row.map((isDark, x) => (isDark ? `M${x} ${y}h1v1h-1z` : "")),
  );
  return { size, path: runs.join("") };
}

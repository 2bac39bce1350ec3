import { correction, generate } from "lean-qr/nano";

/** The blank modules around a code without which readers do not find it (ISO/IEC 18004). */
const QUIET_ZONE = 4;

/** A QR code as one SVG path in a square of `size` modules. */
export type QrCode = { size: number; path: string };

export function drawQrCode(text: string): QrCode {
  const code = generate(text, { minCorrectionLevel: correction.L });
  const size = code.size + 2 * QUIET_ZONE;
  let path = "";
  for (let y = 0; y < code.size; y++) {
    for (let x = 0; x < code.size; x++) {
      if (code.get(x, y)) path += `M${x + QUIET_ZONE} ${y + QUIET_ZONE}h1v1h-1z`;
    }
  }
  return { size, path };
}

/** The `srcset` of a frame in one format, such as "/frames/lens-480.avif 480w, ...". */
export function sourceSet(name: string, widths: number[], format: "avif" | "webp"): string {
  return widths.map((width) => `/frames/${name}-${width}.${format} ${width}w`).join(", ");
}

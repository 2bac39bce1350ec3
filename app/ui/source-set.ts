/** The `srcset` of a frame in AVIF: "/frames/lens-480.avif 480w, ...". */
export function sourceSet(name: string, widths: number[]): string {
  return widths.map((width) => `/frames/${name}-${width}.avif ${width}w`).join(", ");
}

/** The one print of a frame that browsers without AVIF show. */
export const plainSource = (name: string) => `/frames/${name}-828.webp`;

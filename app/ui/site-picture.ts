import type { CroppedPicture } from "#content/schema/media";

/** A picture by its name in content/images.ts, from a list of `virtual:pictures`. */
export function sitePicture(crop: Record<string, CroppedPicture>, name: string): CroppedPicture {
  const picture = crop[name];
  if (!picture) throw new Error(`plugins/pictures/uses.ts lists no such crop of ${name}`);
  return picture;
}

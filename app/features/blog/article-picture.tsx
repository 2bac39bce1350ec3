import { ResponsiveImage } from "~/ui/responsive-image";
import type { Picture } from "./article";

/** A picture of an article, which fills its box. */
export function ArticlePicture({
  picture,
  alt,
  sizes,
  opening = false,
}: {
  picture: Picture;
  alt: string;
  sizes: string;
  opening?: boolean;
}) {
  const { src, srcSet, width, height } = picture;
  return (
    <ResponsiveImage
      sources={[{ srcSet, sizes }]}
      src={src}
      width={width}
      height={height}
      alt={alt}
      opening={opening}
      className="size-full object-cover"
    />
  );
}

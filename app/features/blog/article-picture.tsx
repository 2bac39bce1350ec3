import { Picture } from "~/ui/picture";
import type { ArticleImage } from "./article";

/** A picture of an article, which fills its box. */
export function ArticlePicture({
  picture,
  alt,
  sizes,
  eager = false,
}: {
  picture: ArticleImage;
  alt: string;
  sizes: string;
  eager?: boolean;
}) {
  const { src, srcSet, width, height } = picture;
  return (
    <Picture
      sources={[{ srcSet, sizes }]}
      src={src}
      width={width}
      height={height}
      alt={alt}
      eager={eager}
      className="size-full object-cover"
    />
  );
}

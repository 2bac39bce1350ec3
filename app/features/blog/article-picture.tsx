import type { Picture } from "./article";

/** A picture of an article: AVIF where the browser knows it, loaded late unless it comes `first`. */
export function ArticlePicture({
  picture,
  alt,
  sizes,
  first = false,
}: {
  picture: Picture;
  alt: string;
  sizes: string;
  first?: boolean;
}) {
  const { src, avif, webp, width, height } = picture;
  return (
    <picture>
      <source type="image/avif" srcSet={avif} sizes={sizes} />
      <img
        src={src}
        srcSet={webp}
        sizes={sizes}
        width={width}
        height={height}
        alt={alt}
        loading={first ? "eager" : "lazy"}
        fetchPriority={first ? "high" : undefined}
        decoding={first ? undefined : "async"}
        className="size-full object-cover"
      />
    </picture>
  );
}

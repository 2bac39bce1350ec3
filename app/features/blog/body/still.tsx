import type { Picture } from "../article";

/** A photograph between the paragraphs: edge to edge, cut wide, and upright on phones. */
export function Still({ picture, alt }: { picture: Picture; alt: string }) {
  const { src, tall, avif, webp, width, height } = picture;
  return (
    <picture className="still">
      <source media="screen and (max-width: 639px)" type="image/avif" srcSet={tall} sizes="100vw" />
      <source type="image/avif" srcSet={avif} sizes="100vw" />
      <img
        src={src}
        srcSet={webp}
        sizes="100vw"
        width={width}
        height={height}
        alt={alt}
        loading="lazy"
        decoding="async"
      />
    </picture>
  );
}

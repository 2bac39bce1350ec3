import { Picture } from "~/ui/picture";
import type { ArticleImage } from "../article";

/** A photograph between the paragraphs: edge to edge, cut wide, and upright on phones. */
export function Still({ picture, alt }: { picture: ArticleImage; alt: string }) {
  const { src, tall, srcSet, width, height } = picture;
  const sizes = "100vw";
  const broad = { srcSet, sizes };
  const upright = tall && { media: "screen and (max-width: 639px)", srcSet: tall, sizes };
  return (
    <Picture
      sources={upright ? [upright, broad] : [broad]}
      src={src}
      width={width}
      height={height}
      alt={alt}
      pictureClassName="still"
    />
  );
}

import { ResponsiveImage } from "~/ui/responsive-image";
import type { Picture } from "../article";

/** A photograph between the paragraphs: edge to edge, cut wide, and upright on phones. */
export function Still({ picture, alt }: { picture: Picture; alt: string }) {
  const { src, tall, srcSet, width, height } = picture;
  return (
    <ResponsiveImage
      sources={[
        ...(tall ? [{ media: "screen and (max-width: 639px)", srcSet: tall }] : []),
        { srcSet },
      ]}
      src={src}
      width={width}
      height={height}
      alt={alt}
      pictureClassName="still"
    />
  );
}

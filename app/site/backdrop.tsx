import alts from "virtual:pictures/alts";
import tall from "virtual:pictures/tall";
import wide from "virtual:pictures/wide";
import { pageImages } from "#content/images.yaml";
import { Picture, sitePicture } from "~/ui/picture";

/** Where the words make the box higher than wide, the picture is wider than the screen. */
const SIZES = "(min-width: 768px) max(100vw, 80rem), 100vw";

/** From edge to edge, loaded lazily; upright on phones. Without `alt` it is decoration. */
export function Backdrop({
  name,
  alt = "",
  className = "",
}: {
  name: string;
  alt?: string;
  className?: string;
}) {
  return (
    <Picture
      picture={sitePicture(wide, name)}
      sizes={SIZES}
      phone={{ picture: sitePicture(tall, name) }}
      alt={alt}
      className={`size-full object-cover ${className}`}
    />
  );
}

export function ImageBreak({ path }: { path: string }) {
  const image = pageImages[path]?.between;
  if (!image) return null;
  return (
    <div className="mt-24 aspect-7/5 overflow-hidden bg-ink-panel md:aspect-wide print:hidden">
      <Backdrop name={image} alt={alts[image]} className="scroll-zoom" />
    </div>
  );
}

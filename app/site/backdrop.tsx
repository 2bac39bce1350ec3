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

/** Above the words that follow it on phones, behind them on wide screens. */
export function PictureBehind(picture: { name: string; className?: string }) {
  return (
    <div className="absolute inset-x-0 top-0 -z-10 h-[min(125vw,36rem)] lg:h-full print:hidden">
      <Backdrop {...picture} />
      <div className="scrim-closing absolute inset-0" />
    </div>
  );
}

export function ImageBreak({ path }: { path: string }) {
  const image = pageImages[path]?.between;
  if (!image) return null;
  return (
    <div className="section-background aspect-video overflow-hidden bg-ink-panel md:aspect-wide print:hidden">
      <Backdrop name={image} alt={alts[image]} className="scroll-zoom" />
    </div>
  );
}

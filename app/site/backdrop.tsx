import { images, pageImages } from "#content/images";
import { fallbackSource, Picture, sourceSet } from "~/ui/picture";

/** Where the words make the box higher than wide, the picture is wider than the screen. */
const SIZES = "(min-width: 768px) max(100vw, 80rem), 100vw";

/** A decorative image from edge to edge, loaded lazily; upright on phones if it exists in that shape. */
export function Backdrop({ name, className = "" }: { name: string; className?: string }) {
  const { screen, wide, tall } = images[name] ?? {};
  const file = wide ? `${name}-wide` : name;
  const broad = { srcSet: sourceSet(file, wide ?? screen ?? []), sizes: SIZES };
  const upright = tall && {
    media: "(max-width: 767px)",
    srcSet: sourceSet(`${name}-tall`, tall),
    sizes: "100vw",
  };
  return (
    <Picture
      sources={upright ? [upright, broad] : [broad]}
      src={fallbackSource(file)}
      width={1280}
      height={wide ? 536 : 720}
      alt=""
      className={`size-full object-cover ${className}`}
    />
  );
}

export function ImageBreak({ path }: { path: string }) {
  const image = pageImages[path]?.between;
  if (!image) return null;
  return (
    <div className="mt-24 aspect-7/5 overflow-hidden bg-ink-panel md:aspect-wide print:hidden">
      <Backdrop name={image} className="scroll-zoom" />
    </div>
  );
}

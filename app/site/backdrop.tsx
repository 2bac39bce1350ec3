import type { Stills } from "#content/schema/stills";
import { stills } from "#content/stills";
import { sourceSet } from "~/ui/source-set";

/** Where words make it higher than it is wide, a picture is wider than the screen. */
const SIZES = "(min-width: 768px) max(100vw, 80rem), 100vw";
const FORMATS = ["avif", "webp"] as const;

/** A still from edge to edge, for the mood: loaded late, upright on phones where it has such a print. */
export function Backdrop({ name, className = "" }: { name: string; className?: string }) {
  const { screen, wide, tall } = (stills as Stills)[name] ?? {};
  const file = wide ? `${name}-wide` : name;
  const widths = wide ?? screen ?? [];
  return (
    <picture>
      {tall &&
        FORMATS.map((format) => (
          <source
            key={format}
            media="(max-width: 767px)"
            type={`image/${format}`}
            srcSet={sourceSet(`${name}-tall`, tall, format)}
            sizes="100vw"
          />
        ))}
      <source type="image/avif" srcSet={sourceSet(file, widths, "avif")} sizes={SIZES} />
      <img
        src={`/frames/${file}-828.webp`}
        srcSet={sourceSet(file, widths, "webp")}
        sizes={SIZES}
        width={1280}
        height={wide ? 536 : 720}
        alt=""
        loading="lazy"
        decoding="async"
        className={`size-full object-cover ${className}`}
      />
    </picture>
  );
}

import type { Stills } from "#content/schema/stills";
import { stills } from "#content/stills";
import { ResponsiveImage } from "~/ui/responsive-image";
import { plainSource, sourceSet } from "~/ui/source-set";

/** Where words make it higher than it is wide, a picture is wider than the screen. */
const SIZES = "(min-width: 768px) max(100vw, 80rem), 100vw";

/** A still from edge to edge, for the mood: loaded late, upright on phones where it has such a print. */
export function Backdrop({ name, className = "" }: { name: string; className?: string }) {
  const { screen, wide, tall } = (stills as Stills)[name] ?? {};
  const file = wide ? `${name}-wide` : name;
  const broad = { srcSet: sourceSet(file, wide ?? screen ?? []), sizes: SIZES };
  const upright = tall && {
    media: "(max-width: 767px)",
    srcSet: sourceSet(`${name}-tall`, tall),
    sizes: "100vw",
  };
  return (
    <ResponsiveImage
      sources={upright ? [upright, broad] : [broad]}
      src={plainSource(file)}
      width={1280}
      height={wide ? 536 : 720}
      alt=""
      className={`size-full object-cover ${className}`}
    />
  );
}

import type { Stills } from "#content/schema/stills";
import { stills } from "#content/stills";
import { ResponsiveImage } from "~/ui/responsive-image";
import { plainSource } from "~/ui/source-set";

/** A still as the next scene's first frame, small: one width is enough. */
export function Strip({ name, className }: { name: string; className: string }) {
  const file = (stills as Stills)[name]?.screen ? name : `${name}-wide`;
  return (
    <span
      className={`frame-marks focus-lock block aspect-video overflow-hidden bg-ink-panel md:aspect-21/10 ${className}`}
    >
      <ResponsiveImage
        sources={[{ srcSet: `/frames/${file}-480.avif` }]}
        src={plainSource(file)}
        width={480}
        height={270}
        alt=""
        className="size-full object-cover"
      />
    </span>
  );
}

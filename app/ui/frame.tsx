import { cva, type VariantProps } from "class-variance-authority";
import { ResponsiveImage } from "./responsive-image";
import { plainSource, sourceSet } from "./source-set";

const frame = cva("frame-marks focus-lock overflow-hidden bg-ink-panel", {
  variants: {
    ratio: { wide: "aspect-wide", screen: "aspect-video", portrait: "aspect-4/5" },
  },
  defaultVariants: { ratio: "screen" },
});

/** A picture of public/frames in a viewfinder frame; `name` is the file's, `widths` what exists of it. */
export function Frame({
  name,
  alt,
  ratio,
  className,
  widths = [480, 828, 1280],
  sizes,
}: VariantProps<typeof frame> & {
  name: string;
  alt: string;
  className?: string;
  widths?: number[];
  sizes: string;
}) {
  return (
    <div className={frame({ ratio, className })}>
      <ResponsiveImage
        sources={[{ srcSet: sourceSet(name, widths), sizes }]}
        src={plainSource(name)}
        width={1280}
        height={720}
        alt={alt}
        className="size-full object-cover"
      />
    </div>
  );
}

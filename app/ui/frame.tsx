import { cva, type VariantProps } from "class-variance-authority";
import { sourceSet } from "./source-set";

const frame = cva("frame-marks focus-lock overflow-hidden bg-ink-panel", {
  variants: {
    ratio: { wide: "aspect-[2.39/1]", screen: "aspect-video", portrait: "aspect-[4/5]" },
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
      <picture>
        <source type="image/avif" srcSet={sourceSet(name, widths, "avif")} sizes={sizes} />
        <img
          src={`/frames/${name}-828.webp`}
          srcSet={sourceSet(name, widths, "webp")}
          sizes={sizes}
          width={1280}
          height={720}
          alt={alt}
          loading="lazy"
          decoding="async"
          className="size-full object-cover"
        />
      </picture>
    </div>
  );
}

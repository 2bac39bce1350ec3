import { cva, type VariantProps } from "class-variance-authority";

type Source = { srcSet: string; sizes?: string; media?: string };

const EAGER = { loading: "eager", fetchPriority: "high" } as const;
const LAZY = { loading: "lazy", decoding: "async" } as const;

/** An AVIF picture, from the first source that fits; `src` is a WebP for browsers without AVIF. */
export function Picture({
  sources,
  alt,
  eager = false,
  pictureClassName,
  ...image
}: {
  sources: Source[];
  src: string;
  width: number;
  height: number;
  alt: string;
  className?: string;
  pictureClassName?: string;
  /** For what is painted first; other pictures load when they come near the viewport. */
  eager?: boolean;
}) {
  return (
    <picture className={pictureClassName}>
      {sources.map((source) => (
        <source key={source.srcSet} type="image/avif" {...source} />
      ))}
      <img {...image} alt={alt} {...(eager ? EAGER : LAZY)} />
    </picture>
  );
}

/** The `srcset` of a picture of public/frames: "/frames/lens-480.avif 480w, ...". */
export function sourceSet(name: string, widths: number[]): string {
  return widths.map((width) => `/frames/${name}-${width}.avif ${width}w`).join(", ");
}

/** The one WebP file of a picture, for browsers without AVIF. */
export const fallbackSource = (name: string) => `/frames/${name}-828.webp`;

const figureClass = cva("frame-marks hover-highlight overflow-hidden bg-ink-panel", {
  variants: {
    ratio: { wide: "aspect-wide", screen: "aspect-video", portrait: "aspect-4/5" },
  },
  defaultVariants: { ratio: "screen" },
});

/** A picture of public/frames with corner marks; `name` is the file's, `widths` those it exists in. */
export function Figure({
  name,
  alt,
  ratio,
  className,
  widths = [480, 828, 1280],
  sizes,
}: VariantProps<typeof figureClass> & {
  name: string;
  alt: string;
  className?: string;
  widths?: number[];
  sizes: string;
}) {
  return (
    <div className={figureClass({ ratio, className })}>
      <Picture
        sources={[{ srcSet: sourceSet(name, widths), sizes }]}
        src={fallbackSource(name)}
        width={1280}
        height={720}
        alt={alt}
        className="size-full object-cover"
      />
    </div>
  );
}

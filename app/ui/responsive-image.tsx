/** Of several widths `sizes` must tell which is needed. */
type Source = { srcSet: string; sizes?: string; media?: string };

const AT_ONCE = { loading: "eager", fetchPriority: "high" } as const;
const LATE = { loading: "lazy", decoding: "async" } as const;

/** A picture in AVIF, of the first source that fits; `src` is one in WebP for browsers that do not know it. */
export function ResponsiveImage({
  sources,
  alt,
  opening = false,
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
  /** It is among the first things to be painted; others are fetched when they come near. */
  opening?: boolean;
}) {
  return (
    <picture className={pictureClassName}>
      {sources.map((source) => (
        <source key={source.srcSet} type="image/avif" {...source} />
      ))}
      <img {...image} alt={alt} {...(opening ? AT_ONCE : LATE)} />
    </picture>
  );
}

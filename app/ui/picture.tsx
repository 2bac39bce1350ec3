import type { ComponentProps } from "react";
import type { CroppedPicture } from "~/content/schema/media";

const EAGER = { loading: "eager", decoding: "sync", fetchPriority: "high" } as const;
const LAZY = { loading: "lazy", decoding: "async" } as const;

/** Fills its box, unless `className` says otherwise. AVIF in the width that `sizes` asks for; `phone` is another crop on narrow screens, as wide as they are. */
export function Picture({
  picture,
  sizes,
  phone,
  alt,
  eager = false,
  className = "size-full object-cover",
  pictureClassName,
}: {
  picture: CroppedPicture;
  sizes: string;
  phone?: { picture: CroppedPicture; media?: string };
  alt: string;
  /** For what is painted first; other pictures load when they come near the viewport. */
  eager?: boolean;
  className?: string;
  pictureClassName?: string;
}) {
  const { src, srcSet, width, height } = picture;
  const { media = "(max-width: 767px)" } = phone ?? {};
  return (
    <picture className={pictureClassName}>
      {phone && <source media={media} srcSet={phone.picture.srcSet} sizes="100vw" />}
      <img
        src={src}
        srcSet={srcSet}
        sizes={sizes}
        width={width}
        height={height}
        alt={alt}
        className={className}
        {...(eager ? EAGER : LAZY)}
      />
    </picture>
  );
}

const RATIOS = { wide: "aspect-7/5 md:aspect-wide", portrait: "aspect-4/5" };

export function Figure({
  ratio,
  className = "",
  ...picture
}: Pick<ComponentProps<typeof Picture>, "picture" | "alt" | "sizes"> & {
  ratio: keyof typeof RATIOS;
  className?: string;
}) {
  return (
    <div className={`hover-highlight overflow-hidden bg-ink-panel ${RATIOS[ratio]} ${className}`}>
      <Picture {...picture} />
    </div>
  );
}

export function sitePicture(crop: Record<string, CroppedPicture>, name: string): CroppedPicture {
  const picture = crop[name];
  if (!picture) throw new Error(`plugins/pictures/uses.ts lists no such crop of ${name}`);
  return picture;
}

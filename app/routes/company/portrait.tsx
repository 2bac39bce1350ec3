import { Figure } from "~/ui/picture";

/** A member's picture: a plate with initials until public/frames has a photograph of that name. */
export function Portrait({ slug, alt, sizes }: { slug: string; alt: string; sizes: string }) {
  return (
    <Figure
      name={`portrait-${slug}`}
      alt={alt}
      ratio="portrait"
      widths={[480, 828]}
      sizes={sizes}
    />
  );
}

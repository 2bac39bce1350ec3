import { Figure } from "~/ui/picture";

/** public/frames has a picture with initials until there is a photograph. */
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

import path from "node:path";
import { TEXT_COMPONENTS } from "../../app/content/mdx/components.ts";
import type { CroppedPicture } from "../../app/content/schema/media.ts";
import { shownPath } from "../check-content/content-error.ts";
import { type Pictures, readPictures } from "../pictures/read-pictures.ts";
import { compileMdx, type Options } from "./compile-mdx.ts";
import type { MdxRendering } from "./mdx.ts";

export async function compileWithPictures<Frontmatter>(
  file: string,
  { components, picture }: MdxRendering,
  options: Pick<Options<Frontmatter>, "schema" | "check">,
) {
  const pictures = await readPictures(path.dirname(file));
  const text = await compileMdx(file, {
    ...options,
    components,
    allowed: TEXT_COMPONENTS,
    picture: (named) => picture({ picture: cropForBody(pictures, file, named), alt: named.alt }),
  });
  return { ...text, pictures };
}

export function cropForBody(
  pictures: Pictures,
  file: string,
  { src, alt }: { src: string; alt?: string },
): CroppedPicture {
  const entry = `${shownPath(file)}: its text`;
  if (alt === "") {
    const why = `the picture ${src} has no alt text: write ![What it shows](${src}).`;
    pictures.problems.push(`${shownPath(file)}: ${why}`);
  }
  return pictures.crop(entry, src, "whole");
}

import path from "node:path";
import { TEXT_COMPONENTS } from "../../app/content/mdx/components.ts";
import type { ArticleImage } from "../../app/features/blog/article.ts";
import { shownPath } from "../check-content/content-error.ts";
import { CROPS } from "../pictures/crops.ts";
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

/** A photograph between paragraphs goes from edge to edge; drawings (PNG) and small pictures are not cropped. */
export function cropForBody(
  pictures: Pictures,
  file: string,
  { src, alt, isBlock, focus }: { src: string; alt?: string; isBlock?: boolean; focus?: string },
): ArticleImage {
  const entry = `${shownPath(file)}: its text`;
  if (alt === "") {
    const why = `the picture ${src} has no alt text: write ![What it shows](${src}).`;
    pictures.problems.push(`${shownPath(file)}: ${why}`);
  }
  if (!isBlock || /\.png$/i.test(src) || pictures.widthOf(src) < CROPS.wide.minimum) {
    return pictures.crop(entry, src, "whole");
  }
  const tall = pictures.crop(entry, src, "tall", focus);
  return { ...pictures.crop(entry, src, "wide", focus), tall };
}

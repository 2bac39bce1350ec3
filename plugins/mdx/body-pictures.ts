import type { ArticleImage } from "../../app/features/blog/article.ts";
import { ContentError, shownPath } from "../check-content/content-error.ts";
import { CROPS } from "../pictures/crops.ts";
import type { Pictures } from "../pictures/read-pictures.ts";

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

export function refuseProblems({ problems }: Pictures): void {
  if (problems.length > 0) throw new ContentError([...new Set(problems)].join("\n"));
}

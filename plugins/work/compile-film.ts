import { readFile } from "node:fs/promises";
import path from "node:path";
import type { FilmFrontmatter } from "../../app/content/schema/work.ts";
import { textFolders } from "../../app/content/texts.ts";
import type { FilmFiles, FilmSummary, Making } from "../../app/features/work/film.ts";
import { refuseProblems, shownPath } from "../check-content/content-error.ts";
import { languageOfText } from "../content/language.ts";
import { readContent } from "../content/read-content.ts";
import { compileWithPictures } from "../mdx/body-pictures.ts";
import { slugOf } from "../mdx/compile-mdx.ts";
import type { MdxRendering } from "../mdx/mdx.ts";
import { problemsOfFilm } from "./film-problems.ts";
import { readMp4 } from "./read-mp4.ts";

/** The name of the folder is the slug; the files get its name, under /film. */
export async function compileFilm(file: string, rendering: MdxRendering) {
  const folder = path.dirname(file);
  const slug = slugOf(file);
  const kinds = readContent("film-kinds", languageOfText(file));
  const { pictures, frontmatter, ...text } = await compileWithPictures(file, rendering, {
    schema: textFolders.work.schema(readContent),
    check: (fields) => problemsOfFilm(folder, fields),
  });
  const { poster, posterAlt, film, filmAv1, captions, preview, making, ...summary } = frontmatter;
  const crop = (field: string, name: string, alt: string) => {
    return { ...pictures.crop(`${shownPath(file)}: ${field}`, name, "whole"), alt };
  };
  const shownPoster = crop("poster", poster, posterAlt);
  const shownMaking = making && describeMaking(making, crop);
  refuseProblems(pictures.problems);
  const media = new Map<string, string>();
  const publish = (name: string, suffix = "") => {
    const address = `/film/${slug}${suffix}${path.extname(name)}`;
    media.set(address, path.join(folder, name));
    return address;
  };
  const files = film &&
    captions && {
      mp4: publish(film),
      ...(await measure(path.join(folder, film))),
      captions: publish(captions),
      ...(filmAv1 && { av1: publish(filmAv1) }),
    };
  const previewFile = preview && publish(preview, "-preview");
  return {
    kind: "film" as const,
    file,
    sources: [...pictures.paths, ...media.values()],
    pictures: pictures.files,
    media,
    frontmatter: {
      slug,
      ...summary,
      kindName: kinds.find(({ kind }) => kind === summary.kind)?.name ?? summary.kind,
      poster: shownPoster,
      ...(files && { files }),
      ...(previewFile && { preview: previewFile }),
      ...(shownMaking && { making: shownMaking }),
    } satisfies FilmSummary,
    ...text,
    cardImage: { file: path.join(folder, poster) },
  };
}

type Crop = (field: string, name: string, alt: string) => Making["storyboard"];

function describeMaking(fields: NonNullable<FilmFrontmatter["making"]>, crop: Crop): Making {
  const { storyboard, storyboardAlt, ...making } = fields;
  return { ...making, storyboard: crop("making, storyboard", storyboard, storyboardAlt) };
}

async function measure(file: string): Promise<Pick<FilmFiles, "bytes" | "width" | "height">> {
  const bytes = await readFile(file);
  const video = readMp4(bytes)?.tracks.find(({ kind }) => kind === "vide");
  return { bytes: bytes.length, width: video?.width ?? 0, height: video?.height ?? 0 };
}

import type { CompiledText } from "~/content/schema/mdx";
import type { CroppedPicture } from "~/content/schema/media";
import type { FilmFrontmatter } from "~/content/schema/work";

export type FilmFiles = {
  mp4: string;
  bytes: number;
  av1?: string;
  captions: string;
  width: number;
  height: number;
};

export type FilmSummary = Omit<FilmFrontmatter, FileFields> & {
  slug: string;
  kindName: string;
  poster: FilmPicture;
  /** Without files, the film is at a video host. */
  files?: FilmFiles;
  preview?: string;
  making?: Making;
};

type FilmPicture = CroppedPicture & { alt: string };

type MakingFields = NonNullable<FilmFrontmatter["making"]>;
export type Making = Omit<MakingFields, "storyboard" | "storyboardAlt"> & {
  storyboard: FilmPicture;
};

type FileFields = ("poster" | "posterAlt" | "film" | "filmAv1" | "captions" | "preview") | "making";

export type Film = FilmSummary & Pick<CompiledText<unknown>, "html">;

/** Filmed for phones that are held upright. */
export const isUpright = ({ poster }: Pick<FilmSummary, "poster">) => poster.height > poster.width;

export const filmPath = (slug: string) => `/work/${slug}`;

const MOST_WITHOUT_FILTERS = 6;

/** The kinds to filter by; none for few films, or for films of one kind. */
export function listFilters(films: Pick<FilmSummary, "kind" | "kindName">[]): [string, string][] {
  const kinds = new Map(films.map(({ kind, kindName }) => [kind, kindName]));
  return films.length > MOST_WITHOUT_FILTERS && kinds.size > 1 ? [...kinds] : [];
}

import type { CompiledText } from "~/content/schema/mdx";
import { isAbsent } from "~/seo/absent-pages";
import { isElsewhere } from "~/seo/languages";
import { type Film, type FilmSummary, filmPath } from "./film";

/** For the server only: what lists films does not hydrate. */
const films = Object.values(
  import.meta.glob<CompiledText<FilmSummary>>("/content/work/*/index.mdx", { eager: true }),
);

export function listFilms(): FilmSummary[] {
  if (isAbsent("/work")) return [];
  return films
    .map(({ frontmatter }) => frontmatter)
    .filter(({ slug }) => !isElsewhere(filmPath(slug)))
    .sort((a, b) => a.order - b.order);
}

export function findFilm(slug: string): Film | null {
  const found = films.find(({ frontmatter }) => frontmatter.slug === slug);
  return found ? { ...found.frontmatter, html: found.html } : null;
}

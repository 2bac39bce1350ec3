import { pages } from "#content/pages.yaml";
import { similarAddresses } from "~/content/nearest";
import { articlePath } from "~/features/blog/article";
import { listArticles } from "~/features/blog/articles.server";
import { type Film, filmPath } from "~/features/work/film";
import { listFilms } from "~/features/work/films";
import { isElsewhere } from "~/seo/languages";
import { ownPages } from "./own-pages";

type ListedPage = { path: string; name: string; updated: string; film?: Film };

export function listPages(): ListedPage[] {
  const articles = listArticles().map(({ slug, title, publishDate, modifiedDate }) => ({
    path: articlePath(slug),
    name: title,
    updated: modifiedDate ?? publishDate,
  }));
  const films = listFilms().map((film) => ({
    path: filmPath(film.slug),
    name: film.title,
    updated: film.uploaded,
    film,
  }));
  const own = ownPages.map(({ frontmatter }) => frontmatter);
  // Without films, their list is empty.
  const filled = pages.filter(({ path }) => path !== "/work" || films.length > 0);
  return [...filled, ...own, ...articles, ...films].filter(({ path }) => !isElsewhere(path));
}

/** Comparing takes time that grows with the length. */
const MAX_COMPARED_LENGTH = 120;

/** The page whose address is written almost like this one. */
export function findNearestPage(pathname: string): { href: string; name: string } | null {
  if (pathname.length > MAX_COMPARED_LENGTH) return null;
  const listed = listPages();
  const [href] = similarAddresses(
    pathname,
    listed.map(({ path }) => path),
  );
  const page = listed.find(({ path }) => path === href);
  return page ? { href: page.path, name: page.name } : null;
}

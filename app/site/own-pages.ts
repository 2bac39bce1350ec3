import type { CompiledText, OwnPageFrontmatter } from "~/content/schema/mdx";
import { listFilms } from "~/features/work/films";
import { isAbsent } from "~/seo/absent-pages";
import { isElsewhere } from "~/seo/languages";

/** For the server only: menus and footer do not hydrate. */
export const ownPages = Object.values(
  import.meta.glob<CompiledText<OwnPageFrontmatter>>("/content/own-pages/*.mdx", { eager: true }),
).filter(({ frontmatter }) => !isElsewhere(frontmatter.path));

type Link = { href: string; label: string };

export function listedLinks(list: "menu" | "footer", label: string, links: Link[]): Link[] {
  const shown = links.filter(
    ({ href }) => !isAbsent(href) && (href !== "/work" || listFilms().length > 0),
  );
  const listed = ownPages.filter(({ frontmatter }) => frontmatter[list] === label);
  return [
    ...shown,
    ...listed.map(({ frontmatter: { path, name } }) => ({ href: path, label: name })),
  ];
}

import type { CompiledText, OwnPageFrontmatter } from "#content/schema/mdx";

/** For the server only: menus and footer do not hydrate. */
export const ownPages = Object.values(
  import.meta.glob<CompiledText<OwnPageFrontmatter>>("/content/own-pages/*.mdx", { eager: true }),
);

/** The own pages that a menu or a column of the footer lists. */
export function ownPageLinks(list: "menu" | "footer", label: string) {
  const listed = ownPages.filter(({ frontmatter }) => frontmatter[list] === label);
  return listed.map(({ frontmatter: { path, name } }) => ({ href: path, label: name }));
}

import type { CompiledText, OwnPageFrontmatter } from "#content/schema/mdx";

/** The pages of content/own-pages. Browsers get none of them: menus are rendered on the server alone. */
export const ownPages = Object.values(
  import.meta.glob<CompiledText<OwnPageFrontmatter>>("/content/own-pages/*.mdx", { eager: true }),
);

/** The links to those that a menu, or a column of the footer, lists. */
export function ownPageLinks(list: "menu" | "footer", label: string) {
  const listed = ownPages.filter(({ frontmatter }) => frontmatter[list] === label);
  return listed.map(({ frontmatter: { path, name } }) => ({ href: path, label: name }));
}

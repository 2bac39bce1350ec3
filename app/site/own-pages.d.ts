declare module "virtual:own-pages" {
  type Frontmatter = import("#content/schema/own-page").OwnPageFrontmatter;
  /** What content/own-pages holds, and where the text of each page is. */
  export const ownPages: (Pick<
    Frontmatter,
    "path" | "name" | "description" | "menu" | "footer" | "updated"
  > & { text: import("~/deferred-content.server").ContentAsset })[];
}

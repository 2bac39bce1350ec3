declare module "#content/legal/*.mdx" {
  type LegalText = import("#content/schema/mdx").CompiledText<import("#content/schema/mdx").Legal>;
  export const frontmatter: LegalText["frontmatter"];
  export const html: LegalText["html"];
  export const contents: LegalText["contents"];
}

declare module "#content/legal/*.mdx" {
  type LegalText = import("#content/schema/text").CompiledText<
    import("#content/schema/legal").Legal
  >;
  export const frontmatter: LegalText["frontmatter"];
  export const html: LegalText["html"];
  export const contents: LegalText["contents"];
}

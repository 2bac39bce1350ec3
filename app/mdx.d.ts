declare module "#content/legal/*.mdx" {
  type Schema = typeof import("~/content/schema/mdx").legalSchema;
  type LegalText = import("~/content/schema/mdx").CompiledText<import("zod").infer<Schema>>;
  export const frontmatter: LegalText["frontmatter"];
  export const html: LegalText["html"];
  export const contents: LegalText["contents"];
}

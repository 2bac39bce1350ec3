/** What an MDX file of content/ is compiled to at build (plugins/mdx): the exports of its module. */
export type CompiledText<Frontmatter> = {
  frontmatter: Frontmatter;
  html: string;
  /** The headings of second rank. */
  contents: { id: string; text: string }[];
  /** The names of the components it uses. */
  components: string[];
  /** The text as it was written, without its frontmatter. */
  markdown: string;
};

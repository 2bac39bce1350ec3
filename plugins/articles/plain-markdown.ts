import { setupCard } from "../../content/setup-card.ts";

type Attributes = Record<string, string | undefined>;

/** An article's text for readers that know Markdown but not our components; `url` gives a picture's address. */
export function plainMarkdown(mdx: string, url: (picture: string) => string): string {
  return mdx
    .replace(/^<Callout ([^>]*)>\n*([\s\S]*?)\n*<\/Callout>/gm, (_, attributes, text) =>
      quoted(`**${read(attributes).title}**\n\n${text}`),
    )
    .replace(/^[ \t]*<Stat ([^>]*)\/>/gm, (_, attributes) => {
      const { value, label } = read(attributes);
      return `- **${value}**: ${label}`;
    })
    .replace(/^<SetupCard \/>/gm, quoted(SETUP_CARD))
    .replace(/^<Comparison ([^>]*)>/gm, (_, attributes) => `**${read(attributes).caption}**`)
    .replace(/^<\/?[A-Z][^>]*>\n?/gm, "")
    .replace(
      /!\[([^\]]*)\]\((?!\/|https?:)([^)\s]+)\)/g,
      (_, alt, name) => `![${alt}](${url(name)})`,
    )
    .replace(/\n{3,}/g, "\n\n");
}

const SETUP_CARD = [
  `**${setupCard.title}**\n`,
  ...setupCard.lines.map(({ name, text }) => `- **${name}:** ${text}`),
].join("\n");

function quoted(text: string): string {
  return text.replace(/^/gm, "> ").replace(/ +$/gm, "");
}

function read(attributes: string): Attributes {
  return Object.fromEntries(
    [...attributes.matchAll(/(\w+)="([^"]*)"/g)].map(([, name, value]) => [name, value]),
  );
}

export type LinkList = { heading: string; links: { name: string; href: string; note?: string }[] };

/** A Markdown summary of the site for language models; an empty list is left out. */
export function llmsText(name: string, summary: string, lists: LinkList[]): string {
  const filled = lists.filter(({ links }) => links.length > 0);
  const sections = filled.map(({ heading, links }) => {
    const lines = links.map(
      ({ name: label, href, note }) => `- [${label}](${href})${note ? `: ${note}` : ""}`,
    );
    return `## ${heading}\n\n${lines.join("\n")}`;
  });
  return `# ${name}\n\n> ${summary}\n\n${sections.join("\n\n")}\n`;
}

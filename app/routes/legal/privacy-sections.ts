import { fill } from "~/content/format";
import { imprint } from "~/content/imprint";
import { splitLinks } from "~/content/linked-text";
import type { PrivacySections } from "~/content/schema/mdx";
import { escapeXml } from "~/seo/escape-xml";

type Page = { html: string; contents: { id: string; text: string }[] };

/** The page with the sections of its place before its last one. */
export function addSections({ html, contents }: Page, { sections }: PrivacySections): Page {
  const last = html.lastIndexOf("<h2");
  const added = sections.map(({ id, heading, paragraphs }) => {
    const texts = paragraphs.map((it) => fill(it, { imprint: imprint.join(", ") }));
    return `<h2 id="${id}">${escapeXml(heading)}</h2>${texts.map((it) => `<p>${withLinks(it)}</p>`).join("")}`;
  });
  return {
    html: html.slice(0, last) + added.join("") + html.slice(last),
    contents: contents.toSpliced(
      -1,
      0,
      ...sections.map(({ id, heading }) => ({ id, text: heading })),
    ),
  };
}

function withLinks(text: string): string {
  const parts = splitLinks(text).map(({ text, href }) =>
    href ? `<a href="${escapeXml(href)}">${escapeXml(text)}</a>` : escapeXml(text),
  );
  return parts.join("");
}

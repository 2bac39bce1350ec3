import { escapeXml } from "../../app/seo/escape-xml.ts";

/** Reloads itself, and shows the site once the content is corrected. */
export function problemPage(problems: string[]): string {
  const lines = problems.map((it) => `<p>${escapeXml(it)}</p>`);
  return `<!doctype html><html lang="en"><meta charset="utf-8"><meta http-equiv="refresh" content="2"><title>Content to correct</title>
${lines.join("\n")}</html>`;
}

import { escapeXml } from "../../app/seo/escape-xml.ts";

/** Vite's client reloads it when the content is corrected. */
export function problemPage(problems: string[]): string {
  const lines = problems.map((it) => `<p>${escapeXml(it)}</p>`);
  return `<!doctype html><html lang="en"><meta charset="utf-8"><title>Content to correct</title>
<script type="module" src="/@vite/client"></script>${lines.join("\n")}</html>`;
}

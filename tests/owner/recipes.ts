import { readFileSync } from "node:fs";
import type { copyProject } from "../setup/project-copy.ts";

const LISTS: Record<string, string> = {
  "app/routes.ts": "export default [\n",
  "content/pages.ts": "export const pages = [\n",
};

/** Follows every recipe of the README and of docs/own-layout.md in a copy, word for word. */
export function followRecipes(copy: ReturnType<typeof copyProject>) {
  for (const { file, text } of ["README.md", "docs/own-layout.md"].flatMap(recipes)) {
    const list = LISTS[file];
    if (list) copy.edit(file, (whole) => whole.replace(list, list + text));
    else copy.write(file, text);
  }
}

/** The fenced blocks that say which file they belong into. */
function recipes(document: string) {
  const markdown = readFileSync(document, "utf8");
  return [...markdown.matchAll(/^```\w+ (\S+)\n(.*?)^```$/gms)].map(([, file = "", text = ""]) => ({
    file,
    text,
  }));
}

import { existsSync, globSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";

const FILE =
  /`((?:app|art|content|docs|plugins|public|scripts|tests|workers)\/[^`<*\s]*|\.[\w-]+\.mjs)`/g;
const DOCUMENTS = ["README.md", ...globSync("docs/**/*.md")];
/** Folders that the sample does without, or that an owner deletes. */
const OPTIONAL =
  /^((content|app\/routes)\/own-pages|content\/es|content\/work|public\/film|tests\/spec-words)(\/|$)/;

test.each(DOCUMENTS)("every file that %s names is there", (document) => {
  const named = [...readFileSync(document, "utf8").matchAll(FILE)].map(([, file = ""]) => file);
  const missing = named.filter((file) => !existsSync(file) && !OPTIONAL.test(file));
  expect(missing).toEqual([]);
});

test("docs/dependencies.md has every package of package.json once, and no other", () => {
  const { dependencies, devDependencies, optionalDependencies } = JSON.parse(
    readFileSync("package.json", "utf8"),
  );
  const rows = readFileSync("docs/dependencies.md", "utf8").match(/^\| `[^|]*/gm) ?? [];
  const listed = rows.flatMap((cell) => cell.match(/(?<=`)[^`,|]+(?=`)/g) ?? []);
  const packages = { ...dependencies, ...devDependencies, ...optionalDependencies };
  expect(listed.sort()).toEqual(Object.keys(packages).sort());
});

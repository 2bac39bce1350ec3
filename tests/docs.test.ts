import { existsSync, globSync, readFileSync } from "node:fs";
import type { RouteConfigEntry } from "@react-router/dev/routes";
import { expect, test } from "vitest";
import routes from "~/routes";

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

/** Also one that is named below the folder that its section is about, such as `files/search.server.ts`. */
const MODULE = /`([^.`<*\s][^`<*\s]*\.tsx?)`/g;
const MODULES = globSync(["*.ts", "{app,content,plugins,scripts,tests,workers}/**/*.{ts,tsx}"]);

test.each(DOCUMENTS)("every module that %s names is there", (document) => {
  const named = [...readFileSync(document, "utf8").matchAll(MODULE)].map(([, file = ""]) => file);
  const missing = named.filter((file) => !MODULES.some((it) => `/${it}`.endsWith(`/${file}`)));
  expect(missing.filter((file) => !OPTIONAL.test(file))).toEqual([]);
});

/** What a document calls an address of the site, without its query and variable parts. */
const ADDRESS = /`(\/[a-z][\w/.-]*)(?=[?<`])/g;
/** A folder of the owner's computer, and static files. */
const NO_ROUTES = /^\/(tmp|files|assets)\//;

const PRESENT = DOCUMENTS.filter((document) => !document.startsWith("docs/decisions/"));

test.each(PRESENT)("every address that %s names has a route", (document) => {
  const named = [...readFileSync(document, "utf8").matchAll(ADDRESS)].map(([, path = ""]) => path);
  const lost = named.filter((path) => !NO_ROUTES.test(path) && !isRouted(path));
  expect(lost).toEqual([]);
});

/** Also an address that only begins one, such as /book of /book/strategy; the routes of any address do not count. */
function isRouted(path: string): boolean {
  return addressesOf(routes).some((pattern) => {
    const names = pattern.split("/");
    return path
      .replace(/\/$/, "")
      .slice(1)
      .split("/")
      .every((part, at) => part === names[at] || names[at]?.startsWith(":") || names[at] === "*");
  });
}

function addressesOf(entries: RouteConfigEntry[], parent = ""): string[] {
  return entries.flatMap(({ path = "", children = [] }) => {
    const full = [parent, path.replace(/^\//, "")].filter(Boolean).join("/");
    return full === "*" ? [] : [full, ...addressesOf(children, full)];
  });
}

test("docs/dependencies.md has every package of package.json once, and no other", () => {
  const { dependencies, devDependencies, optionalDependencies } = JSON.parse(
    readFileSync("package.json", "utf8"),
  );
  const [used = "", checks = ""] = readFileSync("docs/dependencies.md", "utf8").split(
    "## What checks it",
  );
  expect(packagesIn(used)).toEqual(
    Object.keys({ ...dependencies, ...optionalDependencies }).sort(),
  );
  expect(packagesIn(checks)).toEqual(Object.keys(devDependencies).sort());
});

function packagesIn(tables: string) {
  const rows = tables.match(/^\| `[^|]*/gm) ?? [];
  return rows.flatMap((cell) => cell.match(/(?<=`)[^`,|]+(?=`)/g) ?? []).sort();
}

test.each(DOCUMENTS)("every row of a table in %s is one line", (document) => {
  const lines = readFileSync(document, "utf8")
    .replaceAll(/^```.*?^```/gms, "")
    .split("\n");
  const broken = lines.filter((line) => line.startsWith("|") !== line.endsWith("|"));
  expect(broken.filter((line) => line !== "")).toEqual([]);
});

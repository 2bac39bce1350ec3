import { globSync, readFileSync } from "node:fs";
import { refuseProblems } from "./content-error.ts";
import { explainError } from "./explain-error.ts";
import { lineOfField } from "./field-line.ts";
import { findUnknownInsertions } from "./insertions.ts";
import { findSourceProblems } from "./source-problems.ts";

/** Only imports with an ending: those without are of plugins that a runner loads later. */
const IMPORTED =
  /^import \{[^}]*\} from "(?:\.\.\/)+(content\/(?!content|read-content)[\w/-]+\.ts)";$/gm;

/** Problems for which not even the configuration of the build can be loaded, one sentence each. */
export async function findUnreadable(): Promise<string[]> {
  const problems = findSourceProblems();
  if (problems.length > 0) return problems;
  try {
    const unknown = await findUnknownInsertions(load);
    if (unknown.length > 0) return unknown;
    for (const file of findImported()) await load(file);
    const { readContent } = await load<typeof import("../content/read-content.ts")>(
      "plugins/content/read-content.ts",
    );
    readContent("fonts/fonts");
    return await findWrongColors();
  } catch (error) {
    return explainError(error);
  }
}

/** Throws, in plain words, if files of content/ cannot be imported. */
export async function refuseUnreadable(): Promise<void> {
  refuseProblems(await findUnreadable());
}

// Tests load this file with Vite, which would warn of a name that it cannot know.
const load = <Module>(file: string): Promise<Module> => import(/* @vite-ignore */ `../../${file}`);

/** Icons and style sheets need the colors before the rest of content/ is checked. */
async function findWrongColors(): Promise<string[]> {
  const { colors, printColors } =
    await load<typeof import("../../content/brand.ts")>("content/brand.ts");
  const { colorsSchema, printColorsSchema } = await load<
    typeof import("../../app/content/schema/brand.ts")
  >("app/content/schema/brand.ts");
  const { problemsOf } = await load<typeof import("../../app/content/schema/problems.ts")>(
    "app/content/schema/problems.ts",
  );
  return [
    ...problemsOf("content/brand.ts colors", colorsSchema, colors, lineOfField),
    ...problemsOf("content/brand.ts printColors", printColorsSchema, printColors, lineOfField),
  ];
}

/** Files of content/ that the configuration of the build imports, by way of its plugins. */
export function findImported(): string[] {
  const plugins = globSync("plugins/**/*.ts", { exclude: ["**/*.test.ts"] });
  const files = plugins.flatMap((file) =>
    [...readFileSync(file, "utf8").matchAll(IMPORTED)].flatMap(([, imported = ""]) => imported),
  );
  return [...new Set(files)].sort();
}

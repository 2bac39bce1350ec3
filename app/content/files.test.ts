import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { files } from "./files.ts";

test("every data file has its line in modules.d.ts, which gives its module a type", () => {
  const declared = readFileSync("app/content/modules.d.ts", "utf8").matchAll(
    /declare module "#content\/(\S+)\.yaml" \{\n {2}const file: DataModule<"(\S+)">;/g,
  );
  const names = [...declared].map(([, name, type]) => [name, type]);
  expect(names.sort()).toEqual(
    Object.keys(files)
      // One line is for all forms.
      .filter((name) => !name.startsWith("forms/"))
      .map((name) => [name, name])
      .sort(),
  );
});

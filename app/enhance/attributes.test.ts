import { globSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { DATA_ATTRIBUTES } from "./attributes";

const exclude = ["**/*.test.*", "app/enhance/attributes.ts"];
const source = globSync("app/**/*.{ts,tsx,css}", { exclude })
  .map((file) => readFileSync(file, "utf8"))
  .join("\n");
const listed = new Set<string>(Object.values(DATA_ATTRIBUTES).flat());

test("every data- attribute of the code is listed, and none that is gone", () => {
  const used = new Set(source.match(/\bdata-[a-z][a-z-]*[a-z]/g));
  expect([...listed].toSorted()).toEqual([...used].toSorted());
});

test("every one that a script reads is written somewhere", () => {
  const read = [...source.matchAll(/\bdataset\.([a-zA-Z]+)/g)].map(
    ([, name = ""]) => `data-${name.replaceAll(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)}`,
  );
  expect(read.filter((name) => !listed.has(name))).toEqual([]);
});

test("package.json keeps the scripts of other folders that enhance.ts loads for their effects", () => {
  const { sideEffects } = JSON.parse(readFileSync("package.json", "utf8"));
  const loaded = readFileSync("app/enhance/enhance.ts", "utf8").matchAll(/import\("~\/(.+?)"\)/g);
  const files = [...loaded].map(([, name]) => `./app/${name}.ts`);
  expect(sideEffects.filter((file: string) => !file.includes("*"))).toEqual(files.toSorted());
});

import path from "node:path";
import postcss from "postcss";
import { expect, test } from "vitest";
import { FOLDER, SHARED, splitSheets } from "./split-sheets.ts";

const WHOLE = [
  "@layer properties{*{--tw-leading:initial}}",
  "@layer theme{:root{--color-ink:#071117}}",
  "@layer base{a{color:inherit}}",
  "@layer utilities{.flex{display:flex}}",
  "@font-face{font-family:Text}",
  '@property --tw-leading{syntax:"*";inherits:false}',
].join("");

test("the shared sheet keeps what is no page's own, and the places of all layers", async () => {
  expect(await split(SHARED)).toBe(
    "@layer properties;@layer theme{:root{--color-ink:#071117}}@layer base{a{color:inherit}}" +
      "@layer utilities;@font-face{font-family:Text}",
  );
});

test("a page's sheet has the rest", async () => {
  expect(await split("routes-home-home.css")).toBe(
    "@layer properties{*{--tw-leading:initial}}@layer utilities{.flex{display:flex}}" +
      '@property --tw-leading{syntax:"*";inherits:false}',
  );
});

test("a sheet from elsewhere stays whole", async () => {
  expect(await split("app.css", "app")).toBe(WHOLE);
});

async function split(file: string, folder = FOLDER): Promise<string> {
  const from = `${path.resolve(folder, file)}?transform-only`;
  return (await postcss([splitSheets()]).process(WHOLE, { from })).css;
}

import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterEach, beforeEach, expect, it } from "vitest";
import { importFile } from "./import-file.ts";

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), "import-file-"));
});
afterEach(() => rmSync(folder, { recursive: true }));

function write(name: string, text: string): string {
  const file = path.join(folder, name);
  writeFileSync(file, text);
  return file;
}

it("imports anew what has changed, also in a file that is imported by another", async () => {
  const inner = write("inner.ts", "export const price: number = 47;");
  const outer = write(
    "outer.ts",
    `import { price } from "./inner"; export const double = 2 * price;`,
  );
  expect(await importFile(outer)).toHaveProperty("double", 94);
  write("inner.ts", "export const price: number = 50;");
  expect(await importFile(outer)).toHaveProperty("double", 100);
  expect(await importFile(inner)).toHaveProperty("price", 50);
});

it("imports a file that could not be read before, once it is corrected", async () => {
  const file = write("slip.ts", "export const price = ;");
  await expect(importFile(file)).rejects.toThrow();
  write("slip.ts", "export const price = 1;");
  expect(await importFile(file)).toHaveProperty("price", 1);
});

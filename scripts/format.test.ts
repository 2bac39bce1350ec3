import { execFileSync } from "node:child_process";
import path from "node:path";
import { expect, test } from "vitest";
import { root } from "./tools.ts";

const biome = path.join(root, "node_modules/@biomejs/biome/bin/biome");
const format = (file: string, input: string) =>
  execFileSync(process.execPath, [biome, "check", "--write", `--stdin-file-path=${file}`], {
    cwd: root,
    input,
    encoding: "utf8",
  });

test("npm run format keeps an owner's comment above an import that nothing uses any more", () => {
  const text = '// Ask Jo first.\nimport { names } from "./brand.ts";\n\nexport const a = 1;\n';
  expect(format("content/x.ts", text)).toBe(text);
});

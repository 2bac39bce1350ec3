import { spawnSync } from "node:child_process";
import { expect, test } from "vitest";
import { root } from "./tools.ts";

test.each([
  ["scripts/test.ts", "--help"],
  ["scripts/pictures.ts", "--help"],
  ["tests/bench/run.ts", "--help"],
  ["tests/bench/run.ts", "nowhere"],
])("%s refuses %s with one sentence", (script, word) => {
  const { status, stdout, stderr } = spawnSync(process.execPath, [script, word], { cwd: root });
  expect(status).toBe(1);
  expect(String(stdout)).toBe("");
  expect(String(stderr)).toMatch(/^(npm|There is no page) .*\.\n$/);
});

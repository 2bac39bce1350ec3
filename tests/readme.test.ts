import { existsSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";

test("every file that the README names is there", () => {
  const readme = readFileSync("README.md", "utf8");
  const named = [...readme.matchAll(/`((?:app|content|docs|public|scripts|tests)\/[^`<*]+)`/g)];
  const missing = named.flatMap(([, file = ""]) => (existsSync(file) ? [] : [file]));
  // The sample has no page of its own.
  expect(missing.filter((file) => file !== "content/own-pages/")).toEqual([]);
});

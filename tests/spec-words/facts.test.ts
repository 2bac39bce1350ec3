import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { fillText } from "../../app/content/fill-text.ts";
import { facts } from "../../plugins/content/read-content.ts";

const ROWS = /^\| `(\{[^|]*?)` +\| (.*?) +\| /gm;

test("what docs/content.md says of insertions is so", () => {
  const rows = [...readFileSync("docs/content.md", "utf8").matchAll(ROWS)];
  expect(rows.length).toBeGreaterThan(5);
  for (const [, written = "", filled] of rows)
    expect(fillText("docs/content.md", written, facts())).toEqual({ filled, problems: [] });
});

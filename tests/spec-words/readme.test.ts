import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { fillText } from "../../app/content/fill-text.ts";
import { facts } from "../../plugins/content/read-content.ts";

const INSERTION = /`(\{[\w-]+(?::[\w:-]+)?\})`/g;
const ROWS = /^\| (`\{.*?) \| (.*?) \| (.*) \|$/gm;

test("what the README says of insertions is so", () => {
  const rows = [...readFileSync("README.md", "utf8").matchAll(ROWS)];
  expect(rows.length).toBeGreaterThan(5);
  for (const [, written = "", shown] of rows) {
    const texts = [...written.matchAll(INSERTION)].map(([, it = ""]) => it);
    expect(fillText("README.md", texts.join(", "), facts())).toEqual({
      filled: shown,
      problems: [],
    });
  }
});

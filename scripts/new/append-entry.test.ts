import { expect, test } from "vitest";
import { withEntry } from "./append-entry.ts";

const BEFORE = `# Sample data.

title: "Reviews of {studio}" # as visitors read it
reviews:
  # The first one.
  - name: Ann Lee
    words: 'It''s quick, kind and on time, which is more than we had hoped for when we called them on a Friday night.'
    tags: [one, two]
`;
const AFTER = `
# Below the list.
closing: Call us
`;

test("an entry is added to a list, and all else stays as it is written", () => {
  const entry = { name: "Ana Kurz", words: 'It "works": well. #1' };
  expect(withEntry(BEFORE + AFTER, "reviews", entry)).toBe(
    `${BEFORE}  - name: Ana Kurz\n    words: 'It "works": well. #1'\n${AFTER}`,
  );
});

test("the first entry of an empty list stands on lines of its own", () => {
  expect(withEntry("reviews: []\n", "reviews", { name: "Ana" })).toBe("reviews:\n  - name: Ana\n");
});

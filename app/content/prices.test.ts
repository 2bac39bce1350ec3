import { globSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";

const COMMENTS = /^\s*#.*/gm;

/** What visitors may spend, in brackets: no price of ours. */
const BUDGETS = [
  "content/assessment/texts.yaml",
  "content/forms/contact.yaml",
  "content/forms/inquiry.yaml",
];

/** What is sent does not follow a price. */
const SENT = /(payloadLabel|sent):\s*.*/g;

test("no price is written anywhere but in the catalog", () => {
  // Its lines are named by values of forms.
  const files = globSync("content/**/*.yaml").filter((it) => !it.endsWith("translated-from.yaml"));
  const typed = files.filter((file) =>
    /\$\d/.test(readFileSync(file, "utf8").replace(COMMENTS, "").replace(SENT, "")),
  );
  const allowed = [...BUDGETS, "content/offers.yaml"];
  const inFirst = (file: string) => file.replace(/^content\/[a-z]{2}\//, "content/");
  expect(typed.filter((file) => !allowed.includes(inFirst(file)))).toEqual([]);
});

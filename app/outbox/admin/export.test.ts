import { expect, test } from "vitest";
import { writeCsv } from "./export.ts";

test("cells with commas, quotes and line breaks are quoted", () => {
  expect(writeCsv([["a", 'say "hi", you', "two\r\nlines"]])).toBe(
    'a,"say ""hi"", you","two\nlines"\r\n',
  );
});

test.each(["=1+1", "+1+1", "+1-1", "-2", "@SUM(A1)", "\tx", "\u001b[1m=1", "\u200b=1", "\uff1d1"])(
  "a spreadsheet does not run %j",
  (cell) => {
    expect(writeCsv([[cell]])).toMatch(/^"?'/);
  },
);

test.each([
  ["a;=1+1", `"a;'=1+1"\r\n`],
  ["a\t@SUM(A1)", `"a\t'@SUM(A1)"\r\n`],
  ["two\nlines\n =1+1", `"two\nlines\n '=1+1"\r\n`],
  ['a;"=1+1', `"a;""'=1+1"\r\n`],
  ["a;\n+1", `"a;\n'+1"\r\n`],
])("no formula begins inside of %j, wherever a spreadsheet separates", (cell, line) => {
  expect(writeCsv([[cell]])).toBe(line);
});

test.each([
  ...["02139", "007", "1E10", "1e-3", "1/2", "1-2", "MAR-1", "1 March 2025", "March 5, 2025"],
  ...["2025-01-31", "10:30", "5%", "1,000", "1.50", "12345678901234567890", "TRUE"],
])("%s is marked as text, so that it stays what it is", (cell) => {
  expect(writeCsv([[cell]])).toMatch(/^"?'/);
});

test.each(["42", "1.5", "98101-1234", "425 555 0100", "4 videos", "May we call?", "2-3 weeks"])(
  "%s stays as it is without a mark",
  (cell) => {
    expect(writeCsv([[cell]])).toBe(`${cell}\r\n`);
  },
);

test.each([
  ["+1 425 555 0100", "+1 425 555 0100"],
  ["+1 (425) 555-0100", "+1 (425) 555-0100"],
  ["+14255550100", "+14255550100"],
  ["+1-425-555-0100", "+1 425 555 0100"],
])("the phone number %s is written as %s: no formula, and nothing to undo", (entered, cell) => {
  expect(writeCsv([[entered]])).toBe(`${cell}\r\n`);
});

test("other cells stay as they are", () => {
  expect(writeCsv([["é日本", "a-b", "<b>", ""]])).toBe("é日本,a-b,<b>,\r\n");
});

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

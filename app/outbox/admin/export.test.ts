import { expect, test } from "vitest";
import { writeCsv } from "./export.ts";

test("cells with commas, quotes and line breaks are quoted", () => {
  expect(writeCsv([["a", 'say "hi", you', "two\r\nlines"]])).toBe(
    'a,"say ""hi"", you","two\nlines"\r\n',
  );
});

test.each(["=1+1", "+1 425 555 0100", "-2", "@SUM(A1)", "\tx", "\u001b[1m=1"])(
  "a spreadsheet does not run %j",
  (cell) => {
    expect(writeCsv([[cell]])).toMatch(/^"?'/);
  },
);

test("other cells stay as they are", () => {
  expect(writeCsv([["é日本", "a-b", "<b>", ""]])).toBe("é日本,a-b,<b>,\r\n");
});

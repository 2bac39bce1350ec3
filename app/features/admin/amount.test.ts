import { expect, test } from "vitest";
import { parseAmount } from "./amount";

test.each([
  ["1500", 1_500],
  ["1.500,00", 1_500],
  ["1,500.00", 1_500],
  ["$1,500", 1_500],
  ["1.500", 1_500],
  ["1 500,5", 1_500.5],
  ["1,500", 1_500],
  ["$1 500", 1_500],
  ["US$1,500", 1_500],
  ["1500 eur", 1_500],
  ["1'500.25", 1_500.25],
  ["1500 EUR", 1_500],
  ["EUR 1.234.567,89", 1_234_567.89],
  ["£0", 0],
  ["0,99", 0.99],
])("%j is %d", (written, amount) => {
  expect(parseAmount(written)).toBe(Math.round(amount * 100));
});

test.each([
  "",
  "-5",
  "abc",
  "1.5.0",
  "12,34,56",
  "1,500.000.00",
  "1e9",
  "1500 or 2000",
  "2 mio",
  "1.5k",
  "900000000",
  "1.2345",
])("%j is no amount", (written) => {
  expect(parseAmount(written)).toBeNull();
});

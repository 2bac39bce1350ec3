import { expect, test } from "vitest";
import { slugOf } from "./slug";

test.each([
  ["Crème, Please", "creme-please"],
  ["Bœuf & Łódź, Große Straße", "boeuf-lodz-grosse-strasse"],
  ["  Don't_wait -- call ", "dont-wait-call"],
])("%j is %s in an address", (title, slug) => {
  expect(slugOf(title)).toBe(slug);
});

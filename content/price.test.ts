import { globSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { offers } from "./offers";
import { fillPrices, price, priceRange } from "./price";

const COMMENTS = /^\s*\/\/.*|\/\*\*.*\*\//gm;

/** What visitors may spend, in brackets: no price of ours. */
const BUDGETS = ["content/lead-form.yaml"];

/** What is sent does not follow a price. */
const PAYLOAD_LABELS = /payloadLabel:\s*"[^"]*"/g;

test("no price is written anywhere but in the catalog", () => {
  const files = globSync("content/**/*.ts").filter((file) => !file.endsWith(".test.ts"));
  const typed = files.filter((file) =>
    /\$\d/.test(readFileSync(file, "utf8").replace(COMMENTS, "").replace(PAYLOAD_LABELS, "")),
  );
  const allowed = [...BUDGETS, "content/offers.ts"];
  expect(typed.filter((file) => !allowed.includes(file))).toEqual([]);
});

test("an article's prices are filled in, and one that leads nowhere is named", () => {
  const [{ slug } = { slug: "" }] = offers.bundles;
  expect(fillPrices(`For {price('${slug}')} or {priceRange("downloads")}.`)).toBe(
    `For ${price(slug)} or ${priceRange("downloads")}.`,
  );
  expect(() => fillPrices("{price('nothing')}")).toThrow('"nothing" has no price to insert');
  expect(() => fillPrices("{priceRange('nothing')}")).toThrow('"nothing" is neither');
});

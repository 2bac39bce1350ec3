import { expect, test } from "vitest";
import { type CountMessage, fillMessage } from "./message.ts";

const forms = { one: "{count} review", other: "{count} reviews" } as CountMessage<"count">;
const rating = "{value} from {count} reviews" as CountMessage<"value" | "count">;

test("a message has its values, numbers as its locale writes them", () => {
  expect(fillMessage("en-US", rating, { value: "5.0", count: 4700 })).toBe(
    "5.0 from 4,700 reviews",
  );
  expect(fillMessage("de-DE", rating, { value: "5,0", count: 4700 })).toBe(
    "5,0 from 4.700 reviews",
  );
});

test("the plural form follows the count, and the rules of the language", () => {
  expect(fillMessage("en-US", forms, { count: 1 })).toBe("1 review");
  expect(fillMessage("en-US", forms, { count: 0 })).toBe("0 reviews");
  const polish = {
    one: "1 film",
    few: "{count} filmy",
    many: "{count} filmów",
    other: "{count} filmu",
  };
  const films = polish as CountMessage<"count">;
  expect([1, 3, 5].map((count) => fillMessage("pl", films, { count }))).toEqual([
    "1 film",
    "3 filmy",
    "5 filmów",
  ]);
});

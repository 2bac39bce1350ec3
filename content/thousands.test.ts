import { expect, test } from "vitest";
import { thousands } from "./thousands";

test.each([0, 19, 999, 1000, 4500, 100_000, 1_234_567, -1, -1234])("groups %d", (amount) => {
  expect(thousands(amount)).toBe(amount.toLocaleString("en-US"));
});

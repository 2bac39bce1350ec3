import { expect, test } from "vitest";
import { cleanLine, readCampaign } from "./campaign.server";

test("only the five utm parameters that say something are read, in their order", () => {
  const search = new URLSearchParams(
    "utm_term=reels&gclid=1&utm_source=news&utm_medium=+&utm_id=7&utm_source=twice",
  );
  expect(Object.entries(readCampaign(search))).toEqual([
    ["utm_source", "news"],
    ["utm_term", "reels"],
  ]);
});

test("a campaign is one line of 100 characters without marks that hide text", () => {
  const search = new URLSearchParams({ utm_source: `a\r\n\u202eb\u0000 ${"c".repeat(200)}` });
  expect(readCampaign(search).utm_source).toBe(`a b ${"c".repeat(96)}`);
});

test("a line is cut between whole characters and ends in none that is blank", () => {
  expect(cleanLine("🎬🎬🎬", 2)).toBe("🎬🎬");
  expect(cleanLine("one two", 4)).toBe("one");
});

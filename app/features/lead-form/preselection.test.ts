import { expect, test } from "vitest";
import { readPreselection } from "./preselection.server";

function read(query: Record<string, string>) {
  return readPreselection(new URLSearchParams(query));
}

test.each(["", "Starter", "constructor", "__proto__", "toString"])(
  "the plan %j sets nothing",
  (plan) => expect(read({ plan, service: plan }).projectType).toBeUndefined(),
);

test("a service we do not know is kept as text on one line, 100 characters at most", () => {
  expect(read({ service: " 25 Reels\r\n\u202e&  <b> " })).toEqual({
    projectType: undefined,
    service: "25 Reels & <b>",
  });
  expect(read({ service: "🎬".repeat(101) }).service).toBe("🎬".repeat(100));
  expect(read({ service: " \n" }).service).toBeUndefined();
});

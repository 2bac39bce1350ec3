import { expect, test } from "vitest";
import { isUsed, textsOfPages } from "./page-texts.ts";

test("a page shows a whole file, or those of its texts whose names begin as a part does", () => {
  const uses = ["home", "team:members[*].role", "pages:[/faq]", "offers:coaching"];
  expect(isUsed(uses, "home", "labels.rating")).toBe(true);
  expect(isUsed(uses, "team", "members[3].role")).toBe(true);
  expect(isUsed(uses, "team", "members[3].bio")).toBe(false);
  expect(isUsed(uses, "pages", "[/faq].name")).toBe(true);
  expect(isUsed(uses, "pages", "[/].name")).toBe(false);
  expect(isUsed(uses, "offers", "coachingNote")).toBe(false);
});

test("an article shows its file and what all articles show", () => {
  const pages = textsOfPages(["/blog"], [{ page: "/blog/a", file: "blog/a/index.mdx" }]);
  expect(pages.get("/blog/a")).toEqual(expect.arrayContaining(["blog/a/index.mdx", "blog-page"]));
  expect(pages.get("/inquiry")).toContain("forms/inquiry");
});

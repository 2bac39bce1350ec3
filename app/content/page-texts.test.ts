import { expect, test } from "vitest";
import { isUsed, listNoLongerComplete, statePages, textsOfPages } from "./page-texts.ts";

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

test("a page that lacks a new text is no longer complete, and one that nobody has translated is not meant", () => {
  const text = (file: string, name: string, state: "translated" | "missing") => ({
    file,
    name,
    state,
  });
  const pages = new Map([
    ["/contact", ["contact", "site"]],
    ["/about", ["about", "site"]],
    ["/faq", ["faq", "site"]],
  ]);
  const texts = [
    ...[text("site.yaml", "name", "translated"), text("faq.yaml", "title", "translated")],
    ...[text("contact.yaml", "title", "translated"), text("contact.yaml", "box", "missing")],
    text("about.yaml", "title", "missing"),
  ];
  expect(listNoLongerComplete(statePages(pages, texts))).toEqual([
    { page: "/contact", missing: 1 },
  ]);
});

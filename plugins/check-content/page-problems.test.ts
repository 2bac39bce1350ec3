import { expect, test } from "vitest";
import { ownPageSchema } from "../../content/schema/mdx.ts";
import { findPageProblems, readSite } from "./page-problems.ts";

const page = {
  path: "/parking",
  name: "Parking",
  title: "Where to park",
  description: "Where to leave the van.",
  updated: "2026-11-22",
};
const site = {
  ...(await readSite()),
  pages: ["/", "/faq"],
  menus: ["Services", "Company"],
  columns: ["Locations"],
};
const wrong = (...changes: object[]) =>
  findPageProblems(
    changes.map((change, index) => ({
      file: `content/own-pages/${index}.mdx`,
      frontmatter: { ...page, ...change },
    })),
    site,
  );

test("a page with a free path, an existing menu and an existing picture is valid", async () => {
  expect(wrong({ menu: "Company", footer: "Locations", frame: "desk" })).toEqual([]);
  expect(findPageProblems([], await readSite())).toEqual([]);
});

test.each(["/faq", "/blog/parking", "/locations/seattle", "/inquiry/a", "/studio/parking"])(
  "%s is taken",
  (path) => {
    expect(wrong({ path })).toEqual([
      `content/own-pages/0.mdx: path: ${path} is another page of this site already.`,
    ]);
  },
);

test("a path of a redirect or of another page is rejected", () => {
  expect(wrong({ path: "/team" })).toEqual([
    "content/own-pages/0.mdx: path: /team leads to /company/team already.",
  ]);
  expect(wrong({}, {})).toEqual([
    "content/own-pages/1.mdx: path: /parking is that of content/own-pages/0.mdx too.",
  ]);
});

test("an unknown menu, column or picture is reported with the known ones", () => {
  expect(wrong({ menu: "Firm", footer: "Firm", frame: "cat" })).toEqual([
    expect.stringMatching(
      /^content\/own-pages\/0\.mdx: menu: "Firm" is none of .*: Services, Company\./,
    ),
    expect.stringMatching(/^content\/own-pages\/0\.mdx: footer: "Firm" is none of .*: Locations\./),
    expect.stringMatching(/^content\/own-pages\/0\.mdx: frame: "cat" is none of .* desk, /),
  ]);
});

test("every path of pages.ts has a route and is unique", () => {
  expect(findPageProblems([], { ...site, pages: ["/faq", "/faq", "/company/jobs"] })).toEqual([
    "content/pages.ts: /faq stands there twice.",
    expect.stringContaining("content/pages.ts: /company/jobs needs a line in app/routes.ts"),
  ]);
});

test.each(["parking", "/Parking", "/parking/", "/a b", "//parking", "/"])(
  "%s is no path of a page",
  (path) => {
    const { error } = ownPageSchema.safeParse({ ...page, path });
    expect(error?.issues[0]?.message).toContain("starts with a slash, in lower-case words");
  },
);

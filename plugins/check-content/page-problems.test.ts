import { expect, test } from "vitest";
import { ownPageSchema } from "../../app/content/schema/mdx.ts";
import { readContent } from "../content/read-content.ts";
import { findFormerProblems, findPageProblems, readSite } from "./page-problems.ts";

const page = {
  ...{ path: "/parking", name: "Parking", title: "Where to park", updated: "2026-11-22" },
  description: "Where to leave the van.",
};
const site = { ...readSite(), pages: ["/", "/faq"] };
const { menus, footer } = readContent("navigation");
const wrong = (...changes: object[]) => {
  const frontmatters = changes.map((change) => ({ ...page, ...change }));
  return findPageProblems(
    frontmatters.map((frontmatter, at) => ({ file: `content/own-pages/${at}.mdx`, frontmatter })),
    site,
  );
};

test("a page with a free path, an existing menu is valid", () => {
  expect(wrong({ menu: menus[0]?.label, footer: footer[0]?.heading })).toEqual([]);
  expect(findPageProblems([], readSite())).toEqual([]);
});

test.each([
  ...["/faq", "/blog/parking", "/locations/seattle", "/inquiry/a", "/studio/parking"].map(
    (path) => [path, "is another page of this site already."],
  ),
  ["/team", "leads to /company/team already."],
])("%s is taken: it %s", (path, problem) => {
  expect(wrong({ path })).toEqual([`content/own-pages/0.mdx: path: ${path} ${problem}`]);
});

test("two pages of one path, and unknown menus and columns are reported", () => {
  expect(wrong({}, {})).toEqual([
    "content/own-pages/1.mdx: path: /parking is that of content/own-pages/0.mdx too.",
  ]);
  expect(wrong({ menu: "Firm", footer: "Firm" }).join("\n")).toMatch(
    /0\.mdx: menu must be one of .*, not "Firm"\.\n.*footer must be one of .*, not "Firm"\./,
  );
});

test("a former address leads to its page, unless a page or another text has it", () => {
  const text = (file: string, frontmatter: object) => ({ kind: "own page", file, frontmatter });
  const parking = text("content/own-pages/parking.mdx", { ...page, formerly: ["/cars", "/faq"] });
  const other = text("content/own-pages/other.mdx", { path: "/other", formerly: ["/cars"] });
  const texts = [parking, other] as unknown as Parameters<typeof readSite>[0] & object;
  const { redirects } = readSite(texts);
  expect(redirects["/faq"]).toBe("/parking");
  expect(findFormerProblems(texts, readSite(texts))).toEqual([
    expect.stringMatching(/parking\.mdx: formerly: \/cars is that of another text, too/),
    expect.stringMatching(/parking\.mdx: formerly: \/faq is the address of a page now/),
    expect.stringMatching(/other\.mdx: formerly: \/cars is that of another text, too/),
  ]);
});

test("every path of pages.yaml has a route", () => {
  expect(findPageProblems([], { ...site, pages: ["/faq", "/company/jobs"] })).toEqual([
    expect.stringContaining("content/pages.yaml: there is no page /company/jobs."),
  ]);
});

test.each(["parking", "/Parking", "/parking/", "/a b", "//parking", "/"])(
  "%s is no path of a page",
  (path) => {
    const { error } = ownPageSchema.safeParse({ ...page, path });
    expect(error?.issues[0]?.message).toContain("starts with a slash, in lower-case words");
  },
);

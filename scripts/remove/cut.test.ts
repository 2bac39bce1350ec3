import { expect, test } from "vitest";
import { withoutEntries, withoutField } from "./cut.ts";

const TEXT = `# Studios.
studios:
  - slug: leeds # the first
    hours: { days: Monday }

  # The second.
  - slug: york
    hours: { days: Friday }
film:
  title: "Ours"
after: 1
`;

test("an entry of a list goes, and all else stays as it is written", () => {
  const left = withoutEntries(TEXT, ["studios"], "slug", "leeds");
  expect(left).toBe(TEXT.replace(/ {2}- slug: leeds.*\n.*\n/, ""));
  expect(withoutEntries(left, ["studios"], "slug", "york")).toMatch(/^studios: \[\]\n/m);
  expect(withoutEntries(TEXT, ["studios"], "slug", "hull")).toBe(TEXT);
});

test("of a file that is a list, and of a list in a list", () => {
  expect(withoutEntries("- path: /\n- path: /faq\n  name: FAQ\n", [], "path", "/faq")).toBe(
    "- path: /\n",
  );
  const menus = "menus:\n  - links:\n      - href: /\n      - href: /faq\n";
  const one = withoutEntries(menus, ["menus", "0", "links"], "href", "/faq");
  expect(one).toBe("menus:\n  - links:\n      - href: /\n");
  const none = withoutEntries(one, ["menus", "0", "links"], "href", "/");
  expect(none).toBe("menus:\n  - links: []\n");
});

test("a field goes with what is below it", () => {
  expect(withoutField(TEXT, ["film"])).toBe(TEXT.replace(/film:\n.*\n/, ""));
  const pages = "pages:\n  /:\n    hero: a\n  /faq:\n    hero: b\n";
  expect(withoutField(pages, ["pages", "/faq"])).toBe("pages:\n  /:\n    hero: a\n");
});

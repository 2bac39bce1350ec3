import { expect, test } from "vitest";
import { llmsText, securityText, sitemap } from "./crawler-files";

test("a sitemap entry is a canonical, escaped URL with a date", () => {
  const xml = sitemap("https://studio.test", [
    { path: "/", updated: "2026-11-20" },
    { path: "/blog/a&b", updated: "2025-01-15" },
  ]);
  expect(xml).toContain(
    "<url><loc>https://studio.test/</loc><lastmod>2026-11-20</lastmod></url>\n" +
      "<url><loc>https://studio.test/blog/a&amp;b</loc><lastmod>2025-01-15</lastmod></url>",
  );
});

test("llms.txt has a name, a summary and lists of links in Markdown", () => {
  const text = llmsText("Studio", "Films.", [
    { heading: "Nothing yet", links: [] },
    {
      heading: "Contact",
      links: [
        { name: "Form", href: "https://studio.test/contact" },
        { name: "E-mail", href: "mailto:a@studio.test", note: "any time" },
      ],
    },
  ]);
  expect(text).toBe(
    "# Studio\n\n> Films.\n\n## Contact\n\n- [Form](https://studio.test/contact)\n- [E-mail](mailto:a@studio.test): any time\n",
  );
});

test("security.txt names two contacts and expires in less than a year", () => {
  const now = Date.UTC(2026, 10, 21, 23, 59);
  expect(securityText("https://studio.test", "hello@studio.test", now)).toBe(
    `Contact: mailto:hello@studio.test
Contact: https://studio.test/contact
Expires: 2027-11-20T00:00:00.000Z
Preferred-Languages: en
Canonical: https://studio.test/.well-known/security.txt
`,
  );
});

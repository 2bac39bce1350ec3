import { expect, test } from "vitest";
import { parsePhone } from "~/content/phone";
import { llmsText, securityText, sitemap } from "./crawler-files";
import { canonical } from "./paths";
import { reviewNodes, studioNode } from "./structured-data";

const ORIGIN = "https://studio.test";

test.each([
  [ORIGIN, "/", "https://studio.test/"],
  [`${ORIGIN}/`, "/blog/a-b", "https://studio.test/blog/a-b"],
  ["http://127.0.0.1:8787", "/faq", "http://127.0.0.1:8787/faq"],
  [ORIGIN, '/a"><script>', "https://studio.test/a%22%3E%3Cscript%3E"],
])("at %s the path %s has one canonical address", (origin, path, href) => {
  expect(canonical(origin, path)).toBe(href);
});

test("a sitemap entry is a canonical, escaped URL with a date", () => {
  expect(sitemap(ORIGIN, [{ path: "/blog/a&b", updated: "2025-01-15" }])).toContain(
    "<url><loc>https://studio.test/blog/a&amp;b</loc><lastmod>2025-01-15</lastmod></url>",
  );
});

test("llms.txt has a name, a summary and lists of links in Markdown", () => {
  const links = [
    { name: "Form", href: "https://studio.test/contact" },
    { name: "E-mail", href: "mailto:a@studio.test", note: "any time" },
  ];
  const lists = [
    { heading: "Nothing yet", links: [] },
    { heading: "Contact", links },
  ];
  expect(llmsText("Studio", "Films.", lists)).toBe(
    "# Studio\n\n> Films.\n\n## Contact\n\n- [Form](https://studio.test/contact)\n- [E-mail](mailto:a@studio.test): any time\n",
  );
});

test("security.txt names two contacts and expires in less than a year", () => {
  expect(
    securityText(ORIGIN, "hello@studio.test", ["es", "en"], Date.UTC(2026, 10, 21, 23, 59)),
  ).toBe(
    `Contact: mailto:hello@studio.test
Contact: https://studio.test/contact
Expires: 2027-11-20T00:00:00.000Z
Preferred-Languages: es, en
Canonical: https://studio.test/.well-known/security.txt
`,
  );
});

test("a client's review is published as one of the business, an invented one is not", () => {
  const reviews = [{ name: "A client", content: "Good.", rating: 5 }];
  expect(reviewNodes(ORIGIN, reviews, false)).toMatchObject([
    { "@type": "Review", reviewBody: "Good." },
  ]);
  expect(reviewNodes(ORIGIN, reviews, true)).toEqual([]);
});

test("a studio says when it is open, and on its own page which places it works in", () => {
  const studio = {
    ...{ slug: "bellevue-wa", city: "Bellevue", region: "WA", regionName: "Washington" },
    ...{ place: "Bellevue, WA", placeInText: "Bellevue WA" },
    ...{ country: "US", phone: parsePhone("+44 20 7946 0018") },
    hours: { days: "Monday to Friday", opens: "09:00", closes: "17:00", zone: "Pacific time" },
  } as const;
  expect(studioNode(ORIGIN, studio, { areas: ["Here", "There"] })).toMatchObject({
    areaServed: ["Here", "There"],
    openingHoursSpecification: {
      dayOfWeek: expect.arrayContaining(["https://schema.org/Monday"]),
      opens: "09:00",
      closes: "17:00",
    },
  });
  const short = { areaServed: "Bellevue WA", telephone: "+442079460018" };
  expect(studioNode(ORIGIN, studio)).toMatchObject(short);
});

import { expect, test } from "vitest";
import { absentFrom, optionalPages } from "./optional-pages";

const isGone = absentFrom(["/", "/faq", "/locations/bellevue-wa"]);

test.each(optionalPages.filter((path) => path !== "/faq"))(
  "%s is not on a site whose list of pages does not have it, nor is what is below",
  (path) => {
    for (const href of [path, `${path}#a`, `${path}/below`]) expect(isGone(href)).toBe(true);
    expect(isGone(`${path}s`)).toBe(false);
  },
);

test("pages that are listed, and those that no list has, stay", () => {
  for (const href of ["/", "/faq", "/faq?q=a#b", "/contact", "/locations/bellevue-wa", "/inquiry"])
    expect(isGone(href), href).toBe(false);
  expect(isGone("/locations/portland-or")).toBe(true);
});

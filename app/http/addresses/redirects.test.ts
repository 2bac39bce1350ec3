import { expect, test } from "vitest";
import { findRedirect, REDIRECTS } from "./redirects";

const at = (path: string) => findRedirect(new URL(path, "https://studio.test"));

test("an old address leads to its page for good, with its query", () => {
  expect(at("/glimpse?plan=starter")).toEqual({ location: "/contact?plan=starter", status: 301 });
});

test("the discovery call leads to the contact page for now", () => {
  expect(at("/discovery-call")).toEqual({ location: "/contact", status: 302 });
});

test("a page leads nowhere else, and no redirect leads to another", () => {
  expect(at("/contact")).toBeNull();
  for (const target of Object.values(REDIRECTS)) expect(REDIRECTS[target]).toBeUndefined();
});

import { expect, test } from "vitest";
import { canonical, classifyPage } from "./paths";

test.each([
  ["https://studio.test", "/", "https://studio.test/"],
  ["https://studio.test/", "/blog/a-b", "https://studio.test/blog/a-b"],
  ["http://127.0.0.1:8787", "/faq", "http://127.0.0.1:8787/faq"],
  ["https://studio.test", '/a"><script>', "https://studio.test/a%22%3E%3Cscript%3E"],
])("at %s the path %s has one canonical address", (origin, path, href) => {
  const { link, header } = canonical(origin, path);
  expect(link.href).toBe(href);
  expect(header.Link).toBe(`<${href}>; rel="canonical"`);
});

test("the page type follows the path", () => {
  expect(classifyPage("/about-us")).toBe("about");
  expect(classifyPage("/video-packages")).toBe("packages");
  expect(classifyPage("/contact")).toBe("contact");
  expect(classifyPage("/video-use-cases")).toBe("services");
  expect(classifyPage("/discovery-call")).toBe("services");
});

test("every other path is of the home page's type", () => {
  expect(classifyPage("/")).toBe("homepage");
  expect(classifyPage("/privacy")).toBe("homepage");
});

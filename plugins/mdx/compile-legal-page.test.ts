import { expect, test } from "vitest";
import { compileLegalPage } from "./compile-legal-page.ts";

test.each(["privacy", "terms"])("the %s page compiles, and its mail links stay", async (slug) => {
  const page = await compileLegalPage(`content/legal/${slug}.mdx`);
  expect(page.frontmatter.title).not.toBe("");
  expect(page.contents.length).toBeGreaterThan(0);
  expect(page.html).toContain('href="mailto:');
  expect(page.html).not.toContain('href=""');
});

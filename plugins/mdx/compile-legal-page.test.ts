import { expect, test } from "vitest";
import { compileLegalPage } from "./compile-legal-page.ts";

test.each([
  ["privacy", "Privacy Policy"],
  ["terms", "Terms of Service"],
])("the %s page compiles, and its mail links stay", async (slug, title) => {
  const page = await compileLegalPage(`content/legal/${slug}.mdx`);
  expect(page.frontmatter.title).toBe(title);
  expect(page.contents.length).toBeGreaterThan(3);
  expect(page.html).toContain('href="mailto:');
  expect(page.html).not.toContain('href=""');
});

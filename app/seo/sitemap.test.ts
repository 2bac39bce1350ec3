import { expect, test } from "vitest";
import { sitemap } from "./sitemap";

test("every address is canonical, escaped and dated", () => {
  const xml = sitemap("https://studio.test", [
    { path: "/", updated: "2026-11-20" },
    { path: "/blog/a&b", updated: "2025-01-15" },
  ]);
  expect(xml).toContain(
    "<url><loc>https://studio.test/</loc><lastmod>2026-11-20</lastmod></url>\n" +
      "<url><loc>https://studio.test/blog/a&amp;b</loc><lastmod>2025-01-15</lastmod></url>",
  );
});

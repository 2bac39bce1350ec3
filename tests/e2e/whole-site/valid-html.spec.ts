import { expect } from "@playwright/test";
import { findJava } from "../../../scripts/test-dependencies.ts";
import { checkHtml } from "../support/checks/html-checker.ts";
import { chosen, stepUrl } from "../support/inquiry-answers.ts";
import { test } from "../support/site.ts";

test("the W3C's checker finds no error in any page @no-js", async ({ crawled, request }) => {
  test.skip(!process.env.CI && !(await findJava()), "There is no Java to run the checker.");
  test.setTimeout(120_000);
  const refused = await Promise.all(
    ["/contact", "/services/diy-downloads", stepUrl("details", chosen)].map(async (path) => {
      const response = await request.post(path, { form: {} });
      expect(response.status(), path).toBe(422);
      return { name: `${path} after an empty post`, html: await response.text() };
    }),
  );
  const pages = [...crawled.pages, ...crawled.unlinked];
  const documents = pages.map(({ address, text }) => ({ name: address, html: text }));
  expect(documents.length).toBeGreaterThan(50);
  expect(await checkHtml([...documents, ...refused])).toEqual([]);
});

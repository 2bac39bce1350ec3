import { expect, test } from "vitest";
import { withOwnPaths } from "./editor-request.server";

test.each([
  [
    "See [prices](https://studio.test/faq#cost), https://studio.test/faq",
    "See [prices](/faq#cost), https://studio.test/faq",
  ],
  [" https://studio.test/contact", "/contact"],
  ["https://studio.test.example/contact", "https://studio.test.example/contact"],
  ["[a](https://other.test/a) [b](https://studio.test/b)", "[a](https://other.test/a) [b](/b)"],
])("a pasted address of the site itself is its path: %s", (typed, kept) => {
  const fields = new URLSearchParams({ "/answer": typed });
  expect(withOwnPaths(fields, "https://studio.test").get("/answer")).toBe(kept);
});

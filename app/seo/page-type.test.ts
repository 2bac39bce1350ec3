import { expect, test } from "vitest";
import { pageType } from "./page-type";

test("the page type follows the path", () => {
  expect(pageType("/about-us")).toBe("about");
  expect(pageType("/video-packages")).toBe("packages");
  expect(pageType("/contact")).toBe("contact");
  expect(pageType("/video-use-cases")).toBe("services");
  expect(pageType("/discovery-call")).toBe("services");
});

test("every other path is of the home page's type", () => {
  expect(pageType("/")).toBe("homepage");
  expect(pageType("/privacy")).toBe("homepage");
});

import { expect, test } from "vitest";
import { classifyPage } from "./classify-page";

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

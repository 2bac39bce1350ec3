import { expect, test } from "vitest";
import { loggedPath } from "./logged-path";

test.each([
  ["/contact?email=a", "/contact"],
  ["/inquiry/details?id=1", "/inquiry/details"],
  ["/inquiry/elsewhere/0123456789abcdef0123456789abcdef", "/inquiry/elsewhere/*"],
  ["/Inquiry/Elsewhere/0123/x?y", "/Inquiry/Elsewhere/*"],
])("%s is logged as %s", (address, path) => {
  expect(loggedPath(`https://studio.test${address}`)).toBe(path);
});

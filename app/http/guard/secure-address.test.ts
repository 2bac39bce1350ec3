import { expect, test } from "vitest";
import { secureAddress } from "./secure-address";

const at = (url: string, site = "https://studio.test") => secureAddress(new Request(url), site);

test("http for the host of an https site has an https address, its query kept", () => {
  expect(at("http://studio.test/faq?q=a%20b")).toBe("https://studio.test/faq?q=a%20b");
  expect(at("http://STUDIO.test:80/")).toBe("https://studio.test/");
  expect(at("http://studio.test//evil.test/x")).toBe("https://studio.test//evil.test/x");
  expect(at("http://studio.test:8080/x", "https://studio.test:8443")).toBe(
    "https://studio.test:8443/x",
  );
});

test.each([
  ["https already", "https://studio.test/", undefined],
  ["another host", "http://www.studio.test/", undefined],
  ["an http site", "http://studio.test/", "http://studio.test"],
  ["this machine", "http://localhost:8787/", "https://localhost"],
  ["this machine by number", "http://127.0.0.1:8787/", "https://127.0.0.1"],
])("%s is left alone", (_, url, site) => {
  expect(at(url, site)).toBeNull();
});

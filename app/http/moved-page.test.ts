import { expect, test } from "vitest";
import { redirectMoved } from "./moved-page";

const PAGES = [{ path: "/blog/new" }, { path: "/blog/light", formerly: ["/blog/lamp", "/blog/x"] }];

function locationOf(address: string, suffix?: string): string | null {
  try {
    redirectMoved(new URL(address, "https://studio.test"), PAGES, suffix);
    return null;
  } catch (response) {
    const { status, headers } = response as Response;
    expect([status, headers.get("Cache-Control")]).toEqual([301, "no-store"]);
    return headers.get("Location");
  }
}

test("a former address leads to its page, with its query, and no browser keeps that", () => {
  expect(locationOf("/blog/lamp?a=b")).toBe("/blog/light?a=b");
  expect(locationOf("/blog/lamp.md", ".md")).toBe("/blog/light.md");
  for (const address of ["/blog/new", "/blog/lam", "/blog/lamp/x", "/blog/lamp.md"])
    expect(locationOf(address), address).toBeNull();
});

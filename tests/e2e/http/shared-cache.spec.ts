import { readFileSync } from "node:fs";
import { expect } from "@playwright/test";
import { pages } from "../../../content/pages.ts";
import { test } from "../support/site.ts";

// Requests need no browser: each test runs once.
const once = { tag: "@no-js" };
/** Pages with a form's token, which are each visitor's own. */
const OWN = ["/contact", "/services/diy-downloads", "/assessments/video-readiness"];

test("a second visitor's public page is not rendered again", once, async ({ request }) => {
  expect(readFileSync("wrangler.toml", "utf8")).toMatch(/\[cache\]\nenabled = true/);
  for (const { path } of pages) {
    const cache = sharedCache(async () => {
      const response = await request.get(path);
      return { headers: response.headers(), text: await response.text() };
    });
    const [first, second] = [await cache.get(), await cache.get()];
    expect(cache.rendered(), path).toBe(OWN.includes(path) ? 2 : 1);
    if (!OWN.includes(path)) expect(second).toBe(first);
  }
});

type Answer = { headers: Record<string, string>; text: string };

/** What an edge does between a site and its visitors, as headers tell it to (RFC 9111). */
function sharedCache(render: () => Promise<Answer>) {
  let kept: string | undefined;
  let times = 0;
  async function get() {
    if (kept !== undefined) return kept;
    times += 1;
    const { headers, text } = await render();
    if (mayBeShared(headers)) kept = text;
    return text;
  }
  return { get, rendered: () => times };
}

function mayBeShared({ vary = "", ...headers }: Record<string, string>): boolean {
  const policy = headers["cache-control"] ?? "";
  const isForEveryone = vary === "" || vary.toLowerCase() === "accept-encoding";
  const isRefused = /no-store|private|no-cache/.test(policy) || "set-cookie" in headers;
  return isForEveryone && !isRefused && /s-maxage=[1-9]/.test(policy);
}

import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { expect } from "@playwright/test";
import { test } from "../support/site.ts";
import { startPrinted } from "../support/sites/printed-site.ts";

const ROOT = path.resolve(import.meta.dirname, "../../..");

test("npm start prints an address that opens the inbox, once @no-js", async ({ request }) => {
  test.setTimeout(120_000);
  const state = await mkdtemp(path.join(tmpdir(), "studio-sign-in-"));
  const site = await startPrinted(ROOT, state);
  try {
    const [, address = ""] =
      /^The inbox {4}(http:\/\/localhost:\d+\/studio\/enter\?key=[\w-]{32})$/m.exec(site.printed) ??
      [];
    const open = (url: string) => request.get(url).then((answer) => answer.status());
    expect(await open(`${address.slice(0, -1)}~`)).toBe(403);
    expect(await open(address)).toBe(200);
    expect(await open(address)).toBe(403);
  } finally {
    await site.stop();
    await rm(state, { recursive: true, force: true });
  }
});

import { globSync, readFileSync, statSync } from "node:fs";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { expect } from "@playwright/test";
import { test } from "../support/site.ts";
import { startPrinted } from "../support/sites/printed-site.ts";

const ROOT = path.resolve(import.meta.dirname, "../../..");

/** The arguments of all processes, as anybody on the machine can list them. */
function listArguments(): string {
  const files = globSync("/proc/[0-9]*/cmdline");
  return files.map((file) => tryToRead(file)).join("\n");
}

function tryToRead(file: string): string {
  try {
    return readFileSync(file, "utf8");
  } catch {
    return "";
  }
}

test("npm start prints an address that opens the inbox, once @no-js", async ({ request }) => {
  test.setTimeout(120_000);
  const state = await mkdtemp(path.join(tmpdir(), "studio-sign-in-"));
  const site = await startPrinted(ROOT, state);
  try {
    const [, address = ""] =
      /^The inbox {4}(http:\/\/localhost:\d+\/studio\/enter\?key=[\w-]{32})$/m.exec(site.printed) ??
      [];
    const [key = ""] = /[\w-]{32}$/.exec(address) ?? [];
    expect(listArguments()).not.toContain(key);
    expect(site.printed.split(key)).toHaveLength(2);
    const holders = globSync(`${state}/**/*`).filter((file) => tryToRead(file).includes(key));
    expect(holders.map((file) => statSync(file).mode & 0o777)).toEqual([0o600]);
    const open = (url: string) => request.get(url).then((answer) => answer.status());
    expect(await open(`${address.slice(0, -1)}~`)).toBe(403);
    expect(await open(address)).toBe(200);
    expect(await open(address)).toBe(403);
  } finally {
    await site.stop();
    expect(globSync(`${state}/*.env`)).not.toContain(`${state}/studio-key.env`);
    await rm(state, { recursive: true, force: true });
  }
});

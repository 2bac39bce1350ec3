import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterAll, expect, test } from "vitest";
import { localConfig } from "./site-server.ts";

const folder = mkdtempSync(path.join(tmpdir(), "local-config-"));
afterAll(() => rmSync(folder, { recursive: true }));

test("[vars] of the deployed site are ignored on this machine", () => {
  const built = path.join(folder, "wrangler.json");
  const config = { name: "studio-site", main: "index.js" };
  for (const address of ["https://studio.test", "https://other.test"]) {
    writeFileSync(built, JSON.stringify({ ...config, vars: { SITE_ORIGIN: address } }));
    const local = localConfig(built);
    expect(path.dirname(local)).toBe(folder);
    expect(JSON.parse(readFileSync(local, "utf8"))).toEqual({ ...config, vars: {} });
  }
});

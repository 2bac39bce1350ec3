import { mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from "node:fs";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterAll, expect, test, vi } from "vitest";
import { copyProject } from "../../tests/setup/project-copy.ts";
import { checkLiveSite, keepPreviousAssets } from "./live-site.ts";
import { assertLogin, ensureResources, withIds } from "./resources.ts";

const folder = mkdtempSync(path.join(tmpdir(), "deploy-"));
const live: Record<string, string> = {};
const server = createServer(({ url = "" }, answer) => {
  answer.statusCode = url in live ? 200 : 404;
  answer.end(live[url]);
}).listen(0, "127.0.0.1");
await new Promise((resolve) => server.once("listening", resolve));
const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;

afterAll(() => {
  server.close();
  rmSync(folder, { recursive: true, force: true });
});

const withVars = (vars: string) => (text: string) =>
  text.replace(/^\[vars\]\n(?:[^[\n].*\n|\n)*/m, `[vars]\n${vars}\n\n`);

test("invalid settings are named before anything is built", { timeout: 60_000 }, () => {
  const copy = copyProject();
  try {
    copy.edit("wrangler.toml", withVars('SITE_ORIGIN = "https://studio.test"\nCRM_URL = "oops"'));
    const { code, said } = copy.run("scripts/deploy.ts", "--dry-run");
    expect(code).toBe(1);
    expect(said).toMatch(
      /Nothing was deployed\. Wrong settings:\nCRM_URL is not an http or https address\n$/,
    );
    expect(readdirSync(copy.root)).not.toContain("build");
  } finally {
    copy.remove();
  }
});

test("invented clients that are published as real are named", { timeout: 60_000 }, () => {
  const copy = copyProject();
  try {
    copy.edit("wrangler.toml", withVars('CRM_URL = "oops"'));
    copy.edit("content/sample.txt", (text) => `${text}\nAnn Lee\n`);
    copy.edit("content/reviews.yaml", (text) => `${text}\nAnn Lee\n`);
    copy.rewrite("content/company.yaml", (text) => text.replace(/sample: \w+/, "sample: false"));
    expect(copy.run("scripts/deploy.ts", "--dry-run").said).toMatch(
      /sample is false, .* in content\/reviews\.yaml .*is published as real/,
    );
  } finally {
    copy.remove();
  }
});

test("without a login nothing is built, and nothing of wrangler's own is said", {
  timeout: 60_000,
}, async () => {
  await assertLogin(async () => "You are logged in with an OAuth Token.");
  const copy = copyProject();
  // Otherwise whoever is logged in here would deploy.
  for (const home of ["HOME", "USERPROFILE", "XDG_CONFIG_HOME"]) vi.stubEnv(home, copy.root);
  try {
    copy.edit("wrangler.toml", withVars('SITE_ORIGIN = "https://studio.test"'));
    expect(copy.run("scripts/deploy.ts")).toEqual({
      code: 1,
      said: "Nothing was deployed: nobody is logged in at Cloudflare. Run npx wrangler login, or set CLOUDFLARE_API_TOKEN.\n",
    });
    expect(readdirSync(copy.root)).not.toContain("build");
  } finally {
    vi.unstubAllEnvs();
    copy.remove();
  }
});

test("missing resources are created once and found the next time", async () => {
  const account = { d1: [] as object[], kv: [] as object[] };
  const wrangler = vi.fn(async (...args: string[]) => {
    if (args[1] === "create") account.d1.push({ name: args[2], uuid: "d1-id" });
    if (args[2] === "create") account.kv.push({ title: args[3], id: "kv-id" });
    return `some words first\n${JSON.stringify(args[0] === "d1" ? account.d1 : account.kv)}`;
  });
  const worker = {
    name: "studio-site",
    d1_databases: [{ binding: "DB", database_name: "leads" }],
    kv_namespaces: [{ binding: "SESSIONS" }],
  };
  const ids = { DB: "d1-id", SESSIONS: "kv-id" };
  for (let turn = 0; turn < 2; turn++) expect(await ensureResources(worker, wrangler)).toEqual(ids);
  const said = wrangler.mock.calls.map((args) => args.join(" "));
  expect(said.filter((line) => line.includes("create"))).toEqual([
    ...["d1 create leads", "kv namespace create studio-site-sessions"],
  ]);
  wrangler.mockClear();
  await ensureResources(withIds(worker, ids), wrangler);
  expect(wrangler).not.toHaveBeenCalled();
});

test("the assets of the live version are copied, and no other names of its list", async () => {
  const assets = path.join(folder, "assets");
  mkdirSync(assets);
  writeFileSync(path.join(assets, "same-1.js"), "ours");
  expect(await keepPreviousAssets(origin, assets)).toEqual({ kept: 0, failed: [] });

  const names = ["same-1.js", "old-1.js", "lost-1.js", "../escape.js", "a/b.js", ".hidden", 7];
  live["/assets/files.json"] = JSON.stringify(names);
  live["/assets/old-1.js"] = "theirs";
  live["/escape.js"] = "no";
  expect(await keepPreviousAssets(origin, assets)).toEqual({ kept: 1, failed: ["lost-1.js"] });
  expect(readdirSync(assets).sort()).toEqual(["old-1.js", "same-1.js"]);
});

test("the live site is requested until it responds, and its invalid settings are reported", async () => {
  const once = { tries: 2, pauseMs: 1 };
  await expect(checkLiveSite(origin, once)).rejects.toThrow("does not report a healthy site");
  live["/healthz"] = JSON.stringify({ ok: true, settings: [] });
  await checkLiveSite(origin, once);
  const settings = [{ name: "CRM_URL", problem: "is not an address" }];
  live["/healthz"] = JSON.stringify({ ok: true, settings });
  await expect(checkLiveSite(origin, once)).rejects.toThrow("CRM_URL is not an address");
});

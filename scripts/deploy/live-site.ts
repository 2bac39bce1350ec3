import { existsSync } from "node:fs";
import { writeFile } from "node:fs/promises";
import path from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { z } from "zod";
import { reportedSettings } from "../check-settings.ts";

const health = reportedSettings.partial().extend({ ok: z.boolean() });

/** Requests /healthz of the deployed site until it is healthy; throws if it is not in the end, or has invalid settings. */
export async function checkLiveSite(origin: string, { tries = 12, pauseMs = 5_000 } = {}) {
  const found = await untilHealthy(origin, tries, pauseMs);
  if (!found?.ok) throw new Error(`${origin}/healthz does not report a healthy site.`);
  const invalid = found.settings ?? [];
  if (invalid.length === 0) return;
  const lines = invalid.map(({ name, problem }) => `${name} ${problem}`);
  throw new Error(`The site is deployed, but its settings are invalid:\n${lines.join("\n")}`);
}

async function untilHealthy(origin: string, tries: number, pauseMs: number) {
  for (let left = tries; left > 0; left--) {
    const found = await requestOnce(origin).catch(() => null);
    if (found?.ok) return found;
    if (left > 1) await sleep(pauseMs);
  }
}

async function requestOnce(origin: string) {
  const signal = AbortSignal.timeout(10_000);
  const response = await fetch(`${origin}/healthz`, { signal, redirect: "manual" });
  return health.parse(await response.json());
}

const FILE_NAME = /^[\w-][\w.-]*$/;
const DOWNLOAD_TIMEOUT_MS = 20_000;
const CONCURRENT_DOWNLOADS = 8;

/** Copies the assets of the live version into `folder`, for pages that are open during the deploy. */
export async function keepPreviousAssets(origin: string, folder: string) {
  const missing = (await listLive(origin)).filter((name) => !existsSync(path.join(folder, name)));
  const failed: string[] = [];
  const queue = [...missing];
  const worker = async () => {
    for (let name = queue.pop(); name; name = queue.pop()) {
      await copy(origin, folder, name).catch(() => failed.push(name));
    }
  };
  await Promise.all(Array.from({ length: CONCURRENT_DOWNLOADS }, worker));
  return { kept: missing.length - failed.length, failed };
}

/** Empty if the list cannot be read, as before the first deploy. */
async function listLive(origin: string): Promise<string[]> {
  try {
    const response = await get(`${origin}/assets/files.json`);
    const names: unknown = await response.json();
    if (!Array.isArray(names)) return [];
    return names.filter((name) => typeof name === "string" && FILE_NAME.test(name));
  } catch {
    return [];
  }
}

async function copy(origin: string, folder: string, name: string) {
  const response = await get(`${origin}/assets/${name}`);
  await writeFile(path.join(folder, name), new Uint8Array(await response.arrayBuffer()));
}

async function get(url: string): Promise<Response> {
  const signal = AbortSignal.timeout(DOWNLOAD_TIMEOUT_MS);
  const response = await fetch(url, { signal, redirect: "error" });
  if (!response.ok) throw new Error(`${url} answered ${response.status}`);
  return response;
}

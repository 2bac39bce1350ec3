import { existsSync } from "node:fs";
import { writeFile } from "node:fs/promises";
import path from "node:path";

const FILE_NAME = /^[\w-][\w.-]*$/;
const PATIENCE_MS = 20_000;
const AT_ONCE = 8;

export type Kept = { kept: number; failed: string[] };

/** Adds the live version's own files to `folder`, for pages that are open while we deploy: two versions in all. */
export async function keepPreviousAssets(origin: string, folder: string): Promise<Kept> {
  const missing = (await listLive(origin)).filter((name) => !existsSync(path.join(folder, name)));
  const failed: string[] = [];
  const queue = [...missing];
  const worker = async () => {
    for (let name = queue.pop(); name; name = queue.pop()) {
      await copy(origin, folder, name).catch(() => failed.push(name));
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, worker));
  return { kept: missing.length - failed.length, failed };
}

/** Nothing before the first deploy, or when the live version published no list. */
async function listLive(origin: string): Promise<string[]> {
  try {
    const answer = await get(`${origin}/assets/files.json`);
    const names: unknown = await answer.json();
    if (!Array.isArray(names)) return [];
    return names.filter((name) => typeof name === "string" && FILE_NAME.test(name));
  } catch {
    return [];
  }
}

async function copy(origin: string, folder: string, name: string) {
  const answer = await get(`${origin}/assets/${name}`);
  await writeFile(path.join(folder, name), new Uint8Array(await answer.arrayBuffer()));
}

async function get(url: string): Promise<Response> {
  const signal = AbortSignal.timeout(PATIENCE_MS);
  const answer = await fetch(url, { signal, redirect: "error" });
  if (!answer.ok) throw new Error(`${url} answered ${answer.status}`);
  return answer;
}

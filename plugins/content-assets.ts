import { createHash } from "node:crypto";
import { mkdir, writeFile } from "node:fs/promises";
import path from "node:path";

const FOLDER = "assets";

/** Where a file of this name is served from, cached for good: its name must carry a hash. */
export const assetUrl = (name: string) => `/${FOLDER}/${name}`;

/** The start of the hash of a file's content, for its name. */
export function contentHash(...parts: (string | Uint8Array)[]): string {
  const hash = createHash("sha256");
  for (const part of parts) hash.update(part);
  return hash.digest("hex").slice(0, 10);
}

/** Content deployed beside the Worker: JSON among the client's assets, written when the server's build is. */
export class ContentAssets {
  readonly #files = new Map<string, string | Uint8Array>();

  /** Keeps a value as a file, and gives the module text that a `ContentAsset` is imported from. */
  addJson(name: string, value: unknown): string {
    const json = JSON.stringify(value);
    const file = `${name}-${contentHash(json)}.json`;
    this.#files.set(file, json);
    return JSON.stringify({ url: assetUrl(file) });
  }

  addFile(file: string, body: Uint8Array): void {
    this.#files.set(file, body);
  }

  /** `dir` is the output folder of the server's build. */
  async write(dir: string): Promise<void> {
    const assets = path.join(dir, "../client", FOLDER);
    await mkdir(assets, { recursive: true });
    const files = [...this.#files];
    await Promise.all(files.map(([name, body]) => writeFile(path.join(assets, name), body)));
  }
}

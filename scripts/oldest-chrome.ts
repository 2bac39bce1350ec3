import { existsSync } from "node:fs";
import { chmod, mkdir, readFile, rename, rm, writeFile } from "node:fs/promises";
import path from "node:path";
import { promisify } from "node:util";
import { brotliDecompress } from "node:zlib";
import { root, runQuietly } from "./tools.ts";

const FOLDER = path.join(root, ".cache/oldest-chrome");
/** A build of the shell for functions in the cloud; later ones have another Chrome. */
const PACKAGE = "@sparticuz/chromium@109.0.6";
const PACKED = "node_modules/@sparticuz/chromium/bin/chromium.br";

/** Chrome 109, the oldest that the README promises, once it was fetched. */
export const OLDEST_CHROME = path.join(FOLDER, "chrome");

export const hasOldestChrome = () => existsSync(OLDEST_CHROME);

/** Fetches it from the registry (60 MB): Linux on x64 alone has one. */
export async function fetchOldestChrome(): Promise<void> {
  const unpacked = path.join(FOLDER, "package");
  await mkdir(unpacked, { recursive: true });
  const asIs = ["--ignore-scripts", "--no-save", "--no-audit", "--no-fund", "--omit=optional"];
  await runQuietly("npm", ["install", "--prefix", unpacked, ...asIs, PACKAGE]);
  const packed = await readFile(path.join(unpacked, PACKED));
  const half = `${OLDEST_CHROME}.half`;
  await writeFile(half, await promisify(brotliDecompress)(packed));
  await chmod(half, 0o755);
  await rename(half, OLDEST_CHROME);
  await rm(unpacked, { recursive: true });
}

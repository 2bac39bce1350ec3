import { globSync, readFileSync } from "node:fs";
import path from "node:path";
import { gzipSync } from "node:zlib";
import { root } from "../../scripts/tools.ts";

const SERVER = path.join(root, "build/server");
const ASSETS = path.join(root, "build/client/assets");

export type BuiltScript = { file: string; gzip: number };

/** The gzipped upload as wrangler reports it: all modules of the Worker together. */
export function workerUploadBytes(): number {
  const modules = globSync("**/*.{js,mjs}", { cwd: SERVER }).sort();
  return gzipSync(Buffer.concat(modules.map((file) => readFileSync(path.join(SERVER, file)))))
    .length;
}

/** The built files that pages load as scripts of their own, whose names carry a hash now. */
export function enhancementScripts(): BuiltScript[] {
  return builtScripts("{analytics,enhance}-*.js");
}

export function confettiScripts(): BuiltScript[] {
  return builtScripts("*confetti*.js");
}

function builtScripts(pattern: string): BuiltScript[] {
  return globSync(pattern, { cwd: ASSETS }).map((file) => ({
    file,
    gzip: gzipSync(readFileSync(path.join(ASSETS, file))).length,
  }));
}

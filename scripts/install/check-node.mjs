import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";
import path from "node:path";
import { versionAt } from "./read-packages.mjs";

const checksums = JSON.parse(
  readFileSync(path.join(import.meta.dirname, "node-checksums.json"), "utf8"),
);

/**
 * What is wrong with the Node that the package "node" fetched, past the lock, while it was installed:
 * `wrong` when its SHA-256 is not the committed one, `unknown` where none is committed.
 */
export function checkNode(root, file) {
  const build = `${versionAt(root, "node_modules/node")} ${process.platform}-${process.arch}`;
  const expected = checksums[build];
  if (!expected)
    return { unknown: `Node ${build} is not checked: no checksum is committed for it.` };
  const found = createHash("sha256").update(readFileSync(file)).digest("hex");
  if (found === expected) return {};
  return { wrong: `Node ${build} is not the one whose checksum is committed (${file})` };
}

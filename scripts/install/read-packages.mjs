import { existsSync, readdirSync, readFileSync } from "node:fs";
import path from "node:path";

/** The packages that the lock pins, by their place under the root. */
export function readLocked(root) {
  const { packages } = readJson(path.join(root, "package-lock.json"));
  return new Map(Object.entries(packages).filter(([place]) => place !== ""));
}

/** What npm says it installed, and where. */
export function readInstalled(root) {
  return new Map(Object.entries(readJson(hiddenLock(root)).packages ?? {}));
}

export function hiddenLock(root) {
  return path.join(root, "node_modules/.package-lock.json");
}

/** The version that really lies at a place; null when nothing does. */
export function versionAt(root, place) {
  const file = path.join(root, place, "package.json");
  return existsSync(file) ? String(readJson(file).version) : null;
}

/** The places of all packages that lie directly in a node_modules folder. */
export function listPlaces(root, folder = "node_modules") {
  if (!existsSync(path.join(root, folder))) return [];
  return readdirSync(path.join(root, folder), { withFileTypes: true })
    .filter((entry) => !entry.name.startsWith(".") && !entry.isFile())
    .flatMap(({ name }) =>
      name.startsWith("@") ? listPlaces(root, `${folder}/${name}`) : [`${folder}/${name}`],
    );
}

function readJson(file) {
  return JSON.parse(readFileSync(file, "utf8"));
}

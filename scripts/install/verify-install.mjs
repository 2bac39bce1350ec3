import { findMissingNatives } from "./native-packages.mjs";
import { listPlaces, readInstalled, readLocked, versionAt } from "./read-packages.mjs";

/** What is installed but not what package-lock.json pins, or is missing, one sentence each. */
export function findDifferences(root) {
  const locked = readLocked(root);
  const installed = readInstalled(root);
  const natives = findMissingNatives(locked);
  return [
    ...[...installed].flatMap(([place, found]) => compare(root, place, found, locked, natives)),
    ...findStrangers(root, installed),
    ...[...locked]
      .filter(([place, { optional }]) => !optional && !installed.has(place))
      .map(([place]) => `${nameOf(place)} is in package-lock.json and not installed`),
  ];
}

function compare(root, place, found, locked, natives) {
  const name = nameOf(place);
  const pinned = locked.get(place) ?? natives.find((native) => native.name === name);
  const version = versionAt(root, place);
  // npm's own list may name what is no longer there.
  if (!pinned) return version ? [`${name} is installed and not in package-lock.json`] : [];
  if (version !== pinned.version || found.version !== pinned.version) {
    return [`${name} is ${version ?? "missing"}, not the ${pinned.version} of package-lock.json`];
  }
  if (pinned.integrity === undefined || found.integrity === pinned.integrity) return [];
  return [`${name} is not the file whose integrity package-lock.json holds`];
}

/** Folders that npm did not write down. What the package "node" fetches is checked by its checksum. */
function findStrangers(root, installed) {
  const folders = [...installed.keys()]
    .filter((place) => place !== "node_modules/node")
    .map((place) => `${place}/node_modules`);
  return ["node_modules", ...folders]
    .flatMap((folder) => listPlaces(root, folder))
    .filter((place) => !installed.has(place) && versionAt(root, place) !== null)
    .map((place) => `${nameOf(place)} lies in ${place} and is not in package-lock.json`);
}

function nameOf(place) {
  return place.split("node_modules/").at(-1);
}

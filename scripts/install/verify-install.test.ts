import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterEach, expect, test } from "vitest";
import { findMissingNatives } from "./native-packages.mjs";
import { findDifferences } from "./verify-install.mjs";

const root = mkdtempSync(path.join(tmpdir(), "install-"));
afterEach(() => rmSync(root, { recursive: true, force: true }));

type Packages = Record<string, { version: string; integrity?: string; optional?: boolean }>;

const PINNED: Packages = {
  "node_modules/film": { version: "1.2.3", integrity: "sha512-film" },
  "node_modules/@lens/wide": { version: "2.0.0", integrity: "sha512-wide" },
};

/** A project whose lock pins PINNED, with these packages installed instead. */
function install(packages: Packages, written = packages) {
  put("package-lock.json", { packages: { "": { name: "site" }, ...PINNED } });
  put("node_modules/.package-lock.json", { packages: written });
  for (const [place, { version }] of Object.entries(packages)) {
    put(`${place}/package.json`, { version });
  }
}

function put(file: string, value: unknown) {
  mkdirSync(path.join(root, path.dirname(file)), { recursive: true });
  writeFileSync(path.join(root, file), JSON.stringify(value));
}

const changed = (place: string, change: object) =>
  ({ ...PINNED, [place]: { ...PINNED[place], ...change } }) as Packages;

test("what the lock pins differs in nothing", () => {
  install(PINNED);
  expect(findDifferences(root)).toEqual([]);
});

test.each<[string, Packages, Packages, string]>([
  [
    "another version",
    changed("node_modules/film", { version: "1.2.4" }),
    PINNED,
    "film is 1.2.4, not the 1.2.3 of package-lock.json",
  ],
  [
    "another file of the same version",
    PINNED,
    changed("node_modules/@lens/wide", { integrity: "sha512-other" }),
    "@lens/wide is not the file whose integrity package-lock.json holds",
  ],
  [
    "a package more",
    { ...PINNED, "node_modules/mole": { version: "1.0.0" } },
    { ...PINNED, "node_modules/mole": { version: "1.0.0" } },
    "mole is installed and not in package-lock.json",
  ],
  [
    "a package that npm does not know of",
    { ...PINNED, "node_modules/film/node_modules/mole": { version: "1.0.0" } },
    PINNED,
    "mole lies in node_modules/film/node_modules/mole and is not in package-lock.json",
  ],
])("%s is named", (_, packages, written, difference) => {
  install(packages, written);
  expect(findDifferences(root)).toEqual([difference]);
});

test("a package less is named", () => {
  const { "node_modules/film": film, ...rest } = PINNED;
  install(rest);
  expect(findDifferences(root)).toEqual(["film is in package-lock.json and not installed"]);
});

test("the native packages of a platform are found by what their locked parents name", () => {
  const optionalDependencies = {
    "@film/cli-darwin-arm64": "1.2.3",
    "@film/cli-darwin-x64": "1.2.3",
    "@film/cli-linux-x64": "1.2.3",
    "@film/cli-linux-x64-musl": "1.2.3",
    "@film/cli-windows-64": "^1.2.3",
  };
  const locked = new Map<string, object>([
    ["node_modules/film", { version: "1.2.3", optionalDependencies }],
    ["node_modules/@film/cli-linux-x64", { version: "1.2.3" }],
  ]);
  const names = (platform: string, arch: string, isMusl = false) =>
    findMissingNatives(locked, { platform, arch, isMusl }).map(({ name }) => name);
  expect(names("darwin", "arm64")).toEqual(["@film/cli-darwin-arm64"]);
  expect(names("linux", "x64")).toEqual([]);
  expect(names("linux", "x64", true)).toEqual(["@film/cli-linux-x64-musl"]);
  // A range is not an exact version.
  expect(names("win32", "x64")).toEqual([]);
});

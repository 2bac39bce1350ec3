import { existsSync, globSync } from "node:fs";
import { runQuietly } from "./tools.ts";

export const FIREFOX = "/usr/bin/firefox-esr";

/** What tests use besides Chromium, and Debian's packages of it. */
const PACKAGES = {
  java: ["default-jre-headless"],
  firefox: ["firefox-esr"],
  webkit: ["webkit2gtk-driver", "xvfb"],
  lynx: ["lynx"],
};

export function installed(): Record<keyof typeof PACKAGES, boolean> {
  return {
    java: isInPath("java"),
    firefox: existsSync(FIREFOX),
    webkit: ["WebKitWebDriver", "Xvfb"].every(isInPath) && findMiniBrowser() !== null,
    lynx: isInPath("lynx"),
  };
}

/** The browser of the newest WebKitGTK; null if there is none. */
export function findMiniBrowser(): string | null {
  return globSync("/usr/lib/*/webkit2gtk-4.[01]/MiniBrowser").sort().at(-1) ?? null;
}

/** Installs what is missing as root on Debian; throws if something is still missing. */
export async function ensureInstalled(): Promise<void> {
  if (missingPackages().length > 0 && process.getuid?.() === 0 && existsSync("/usr/bin/apt-get")) {
    await installPackages(missingPackages()).catch(() => {});
  }
  const missing = missingPackages().join(" ");
  if (missing) throw new Error(`CI uses everything: apt-get install ${missing} first, as root.`);
}

export async function installPackages(packages: string[]): Promise<void> {
  await runQuietly("apt-get", ["update"]).catch(() => {});
  await runQuietly("apt-get", ["install", "-y", "--no-install-recommends", ...packages]);
}

function missingPackages() {
  const isThere = installed();
  return (Object.keys(PACKAGES) as (keyof typeof PACKAGES)[])
    .filter((name) => !isThere[name])
    .flatMap((name) => PACKAGES[name]);
}

function isInPath(program: string) {
  return (process.env.PATH ?? "").split(":").some((folder) => existsSync(`${folder}/${program}`));
}

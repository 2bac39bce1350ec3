import { existsSync, globSync } from "node:fs";

export const FIREFOX = "/usr/bin/firefox-esr";

/** The small browser of the newest WebKitGTK; null where there is none. */
export function findMiniBrowser(): string | null {
  return globSync("/usr/lib/*/webkit2gtk-4.[01]/MiniBrowser").sort().at(-1) ?? null;
}

export function installed() {
  return {
    firefox: existsSync(FIREFOX),
    webkit: ["WebKitWebDriver", "Xvfb"].every(isInPath) && findMiniBrowser() !== null,
    lynx: isInPath("lynx"),
    w3m: isInPath("w3m"),
  };
}

function isInPath(program: string) {
  return (process.env.PATH ?? "").split(":").some((folder) => existsSync(`${folder}/${program}`));
}

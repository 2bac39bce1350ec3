import { existsSync, globSync } from "node:fs";

const inPath = (program: string) =>
  (process.env.PATH ?? "").split(":").some((folder) => existsSync(`${folder}/${program}`));

export const MINI_BROWSER =
  globSync("/usr/lib/*/webkit2gtk-4.[01]/MiniBrowser").sort().at(-1) ?? "MiniBrowser";

/** Which of the other browsers are here. */
export const installed = {
  firefox: existsSync("/usr/bin/firefox-esr"),
  webkit: ["WebKitWebDriver", "Xvfb"].every(inPath) && existsSync(MINI_BROWSER),
  lynx: inPath("lynx"),
  w3m: inPath("w3m"),
};

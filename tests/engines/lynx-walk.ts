import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { runBrowser } from "./text-browsers.ts";

/** Keys as lynx names them in its scripts of commands. */
export type Keys = string[];

const PATIENCE_MS = 60_000;

export const press: Keys = ["^J"];
export const next = (times: number): Keys => Array(times).fill("Down Arrow");
/** Leaves fields of many lines, too. */
export const tab = (times: number): Keys => Array(times).fill("^I");
export const type = (text: string): Keys => [...text].map((it) => (it === " " ? "<space>" : it));
export const write = (text: string): Keys => [...type(text), ...next(1)];
/** Goes to the first link or field of the line that has these words, or after it. */
export const seek = (words: string): Keys => ["/", ...type(words), ...press];
export const follow = (words: string): Keys => [...seek(words), ...press];

/** Presses these keys in lynx, from this address on; resolves to what its screen showed. */
export async function walkWithLynx(url: string, keys: Keys): Promise<string> {
  const home = await mkdtemp(path.join(tmpdir(), "lynx-walk-"));
  const script = path.join(home, "keys");
  // Without another key to come, lynx would break off what it is loading.
  await writeFile(script, [...keys, "^L"].map((key) => `key ${key}\n`).join(""));
  const charset = ["-display_charset=utf-8", "-assume_charset=utf-8"];
  const args = ["-accept_all_cookies", "-nopause", ...charset, `-cmd_script=${script}`, url];
  const screen = await runBrowser("lynx", args, "", home, PATIENCE_MS);
  await rm(home, { recursive: true, force: true });
  // biome-ignore lint/suspicious/noControlCharactersInRegex: terminals are told what to do with them
  return screen.replace(/\x1b(\[[\d;?]*[a-zA-Z]|\(B)|\x0f/g, " ");
}

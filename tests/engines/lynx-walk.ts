import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { runBrowser } from "./text-browsers.ts";

/** Keys as lynx names them in its scripts of commands. */
export type Keys = string[];

export const press: Keys = ["^J"];

/** Writes into the field that is current, and leaves it for the next. */
export const write = (text: string): Keys => [...characters(text), "Down Arrow"];
export const next = (times: number): Keys => Array(times).fill("Down Arrow");
/** Goes to the first link or field of the line that has these words. */
export const seek = (words: string): Keys => ["/", ...characters(words), ...press];
export const follow = (words: string): Keys => [...seek(words), ...press];

function characters(text: string): Keys {
  return [...text].map((it) => (it === " " ? "<space>" : it));
}

/** Presses these keys in lynx, from this address on; resolves to what its screen showed. */
export async function walkWithLynx(url: string, keys: Keys): Promise<string> {
  const home = await mkdtemp(path.join(tmpdir(), "lynx-walk-"));
  const script = path.join(home, "keys");
  await writeFile(script, keys.map((key) => `key ${key}\n`).join(""));
  const charset = ["-display_charset=utf-8", "-assume_charset=utf-8"];
  const args = ["-accept_all_cookies", ...charset, `-cmd_script=${script}`, url];
  const screen = await runBrowser("lynx", args, "", home);
  await rm(home, { recursive: true, force: true });
  // biome-ignore lint/suspicious/noControlCharactersInRegex: terminals are told what to do with them
  return screen.replace(/\x1b(\[[\d;?]*[a-zA-Z]|\(B)|\x0f/g, " ");
}

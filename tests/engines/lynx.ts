import { execFile } from "node:child_process";
import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { promisify } from "node:util";

// Keys as lynx names them in its scripts of commands.
export const press = ["^J"];
export const next = ["Down Arrow"];
export const previous = ["Up Arrow"];
/** Leaves fields of many lines, too. */
export const tab = ["^I"];
/** Takes away what is in a field of one line. */
export const clear = ["^U"];
export const type = (text: string) => [...text].map((it) => (it === " " ? "<space>" : it));
/** Goes to the first link or field of the line that has these words, or after it. Buttons show their values. */
export const seek = (words = "") => ["/", ...type(words), ...press];
export const follow = (words = "") => [...seek(words), ...press];

/** Presses these keys in lynx, from this address on; resolves to what its screen showed. */
export async function walkWithLynx(url: string, keys: string[]): Promise<string> {
  // A home of its own keeps its cookies apart from others'.
  const home = await mkdtemp(path.join(tmpdir(), "lynx-"));
  try {
    const script = path.join(home, "keys");
    // Without another key to come, lynx would break off what it is loading.
    await writeFile(script, [...keys, "^L"].map((key) => `key ${key}\n`).join(""));
    const charset = ["-display_charset=utf-8", "-assume_charset=utf-8"];
    const args = ["-accept_all_cookies", "-nopause", ...charset, `-cmd_script=${script}`, url];
    const env = { ...process.env, HOME: home, TERM: "xterm" };
    const running = promisify(execFile)("lynx", args, {
      env,
      cwd: home,
      timeout: 60_000,
      maxBuffer: 2 ** 24,
    });
    running.child.stdin?.end();
    const { stdout } = await running;
    // biome-ignore lint/suspicious/noControlCharactersInRegex: removes the terminal's control sequences
    return stdout.replace(/\x1b(\[[\d;?]*[a-zA-Z]|\(B)|\x0f/g, " ");
  } finally {
    await rm(home, { recursive: true, force: true });
  }
}

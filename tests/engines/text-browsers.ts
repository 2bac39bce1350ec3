import { execFile } from "node:child_process";
import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { promisify } from "node:util";

const press = ["^J"];
const type = (text: string) => [...text].map((it) => (it === " " ? "<space>" : it));
const seek = (words: string) => ["/", ...type(words), ...press];

/** Keys as lynx names them in its scripts of commands. */
export const keys = {
  press,
  type,
  /** Goes to the first link or field of the line that has these words, or after it. */
  seek,
  follow: (words: string) => [...seek(words), ...press],
  next: ["Down Arrow"],
  write: (text: string) => [...type(text), "Down Arrow"],
  /** Leaves fields of many lines, too. */
  tab: ["^I"],
};

/** Presses these keys in lynx, from this address on; resolves to what its screen showed. */
export function walkWithLynx(url: string, keys: string[]): Promise<string> {
  return inNewHome(async (home) => {
    const script = path.join(home, "keys");
    // Without another key to come, lynx would break off what it is loading.
    await writeFile(script, [...keys, "^L"].map((key) => `key ${key}\n`).join(""));
    const charset = ["-display_charset=utf-8", "-assume_charset=utf-8"];
    const args = ["-accept_all_cookies", "-nopause", ...charset, `-cmd_script=${script}`, url];
    const screen = await run("lynx", args, home);
    // biome-ignore lint/suspicious/noControlCharactersInRegex: removes the terminal's control sequences
    return screen.replace(/\x1b(\[[\d;?]*[a-zA-Z]|\(B)|\x0f/g, " ");
  });
}

/** Opens a page in w3m and sends its form that has these fields; resolves to the page that it leads to. */
export function sendWithW3m(url: string, fields: Record<string, string>) {
  return inNewHome(async (home) => {
    const body = path.join(home, "form");
    const cookies = ["-cookie", "-o", "accept_cookie=1", "-o", "accept_encoding=identity"];
    const html = await run("w3m", [...cookies, "-dump_source", url], home);
    const { action, hidden } = readForm(html, Object.keys(fields)[0] ?? "", url);
    await writeFile(body, String(new URLSearchParams({ ...hidden, ...fields })));
    const post = ["-post", body, "-header", "Content-Type: application/x-www-form-urlencoded"];
    return run("w3m", [...cookies, "-dump_source", ...post, action], home);
  });
}

function readForm(html: string, field: string, url: string) {
  const forms: string[] = html.match(/<form\b.*?<\/form>/gs) ?? [];
  const form = forms.find((it) => it.includes(`name="${field}"`));
  if (!form) throw new Error(`No form with ${field}:\n${html.slice(0, 500)}`);
  const attribute = (tag: string, name: string) =>
    new RegExp(`\\s${name}="([^"]*)"`).exec(tag)?.[1]?.replaceAll("&amp;", "&") ?? "";
  const hidden = [...form.matchAll(/<input\b[^>]*type="hidden"[^>]*>/g)].map(([input]) => {
    return [attribute(input, "name"), attribute(input, "value")];
  });
  const action = attribute(form, "action") || url;
  return { action: new URL(action, url).href, hidden: Object.fromEntries(hidden) };
}

/** A home of its own keeps this browser's cookies apart from others'. */
async function inNewHome(work: (home: string) => Promise<string>) {
  const home = await mkdtemp(path.join(tmpdir(), "text-browser-"));
  return work(home).finally(() => rm(home, { recursive: true, force: true }));
}

function run(program: string, args: string[], home: string) {
  const env = { ...process.env, HOME: home, TERM: "xterm" };
  const running = promisify(execFile)(program, args, { env, timeout: 60_000, maxBuffer: 2 ** 24 });
  running.child.stdin?.end();
  return running.then(({ stdout }) => stdout);
}

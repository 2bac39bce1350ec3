import { execFile } from "node:child_process";
import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";

export type TextBrowser = {
  /** What it shows of this HTML. */
  show(html: string): Promise<string>;
  /** The HTML that an address leads to. */
  get(url: string): Promise<string>;
  /** The HTML that a sent form leads to, its redirects followed. */
  post(url: string, body: string): Promise<string>;
  close(): Promise<void>;
};

const FORM = "application/x-www-form-urlencoded";
const PATIENCE_MS = 20_000;

/** Lynx with cookies of its own. */
export async function openLynx(): Promise<TextBrowser> {
  const home = await newHome();
  const jar = path.join(home, "cookies");
  const cookies = ["-accept_all_cookies", `-cookie_file=${jar}`, `-cookie_save_file=${jar}`];
  const run = (args: string[], input = "") =>
    runBrowser("lynx", [...cookies, ...args], input, home);
  const charset = ["-display_charset=utf-8", "-assume_charset=utf-8"];
  return {
    show: (html) => run(["-dump", "-nolist", "-width=990", ...charset, "-stdin"], html),
    get: (url) => run(["-source", url]),
    // Lynx reads what it is to send up to a line of three dashes.
    post: (url, body) => run(["-source", "-post_data", url], `${body}\n---\n`),
    close: () => rm(home, { recursive: true, force: true }),
  };
}

/** w3m with cookies of its own. */
export async function openW3m(): Promise<TextBrowser> {
  const home = await newHome();
  const cookies = ["-cookie", "-o", "accept_cookie=1", "-o", "accept_encoding=identity"];
  const run = (args: string[], input = "") => runBrowser("w3m", [...cookies, ...args], input, home);
  const charset = ["-I", "UTF-8", "-O", "UTF-8"];
  return {
    show: (html) => run(["-dump", "-cols", "990", ...charset, "-T", "text/html"], html),
    get: (url) => run(["-dump_source", url]),
    async post(url, body) {
      const file = path.join(home, "form");
      await writeFile(file, body);
      return run(["-dump_source", "-post", file, "-header", `Content-Type: ${FORM}`, url]);
    },
    close: () => rm(home, { recursive: true, force: true }),
  };
}

function newHome() {
  return mkdtemp(path.join(tmpdir(), "text-browser-"));
}

export function runBrowser(
  program: string,
  args: string[],
  input: string,
  home: string,
  timeout = PATIENCE_MS,
) {
  const env = { ...process.env, HOME: home, TERM: "xterm" };
  return new Promise<string>((resolve, reject) => {
    const options = { env, timeout, maxBuffer: 2 ** 24 };
    const child = execFile(program, args, options, (error, output) =>
      error ? reject(error) : resolve(output),
    );
    child.stdin?.end(input);
  });
}

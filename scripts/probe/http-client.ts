import { setTimeout as sleep } from "node:timers/promises";

/** `location` is the target of a redirect, without the origin. */
export type Answer = { path: string; status: number; location: string; text: string; ms: number };

type MaybePromise<Value> = Value | Promise<Value>;

export type HttpClient = ReturnType<typeof createHttpClient>;

const ANSWER_LIMIT_MS = 30_000;
const RELOAD_AFTER_MS = 500;
const MAX_RELOADS = 120;

/** A visitor's browser without scripts: keeps cookies, follows redirects of pages. */
export function createHttpClient(
  origin: string,
  signal: AbortSignal,
  extraHeaders: (method: string, path: string) => MaybePromise<Record<string, string>> = () => ({}),
) {
  const cookies = new Map<string, string>();

  async function ask(path: string, form?: Record<string, string>): Promise<Answer> {
    const started = performance.now();
    const method = form ? "POST" : "GET";
    const extra = await extraHeaders(method, new URL(path, origin).pathname);
    const response = await fetch(origin + path, {
      method,
      body: form && new URLSearchParams(form),
      headers: { ...extra, cookie: [...cookies].map((pair) => pair.join("=")).join("; "), origin },
      redirect: "manual",
      signal: AbortSignal.any([signal, AbortSignal.timeout(ANSWER_LIMIT_MS)]),
    });
    const text = await response.text();
    for (const line of response.headers.getSetCookie()) {
      const [, name, value = ""] = /^([^=]+)=([^;]*)/.exec(line) ?? [];
      if (name) cookies.set(name, value);
    }
    const location = (response.headers.get("location") ?? "").replace(origin, "");
    return { path, status: response.status, location, text, ms: performance.now() - started };
  }

  /** Opens a page, again and again while the site is down. */
  async function open(path: string): Promise<Answer> {
    for (let reloads = 0; reloads < MAX_RELOADS; reloads++) {
      const answer = await ask(path).catch(() => null);
      signal.throwIfAborted();
      if (answer?.location) return open(answer.location);
      if (answer?.status === 200) return answer;
      await sleep(RELOAD_AFTER_MS, undefined, { signal });
    }
    throw new Error(`${path} did not come up.`);
  }

  return {
    open,
    get: (path: string) => ask(path),
    post: (path: string, form: Record<string, string>) => ask(path, form),
  };
}

export function readHidden({ path, text }: Answer, name: string): string {
  const value = new RegExp(`name="${name}" value="([^"]+)"`).exec(text)?.[1];
  if (!value) throw new Error(`${path.split("?")[0]} has no field "${name}".`);
  return value;
}

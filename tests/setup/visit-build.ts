import { readFile } from "node:fs/promises";
import path from "node:path";
import { pathToFileURL } from "node:url";

type Worker = { fetch(request: Request, env: object, context: object): Promise<Response> };

/** What a built project answers to a visit, without a server: its Worker runs in this process. */
export async function visitBuild(root: string) {
  const file = pathToFileURL(path.join(root, "build/server/index.js")).href;
  const { default: worker }: { default: Worker } = await import(/* @vite-ignore */ file);
  const ASSETS = {
    fetch: async (url: URL) =>
      new Response(await readFile(path.join(root, "build/client", url.pathname))),
  };
  const context = { waitUntil() {}, passThroughOnException() {} };
  return async (
    address: string,
    variables = {},
    headers: Record<string, string> = {},
    posted?: URLSearchParams,
  ) => {
    const init = posted ? { method: "POST", body: posted, headers } : { headers };
    const request = new Request(new URL(address, "http://localhost"), init);
    const response = await worker.fetch(request, { ASSETS, ...variables }, context);
    const location = response.headers.get("Location");
    const stored = response.headers.get("Cache-Control")?.includes("s-maxage") ?? false;
    const cookies = response.headers.getSetCookie().map((cookie) => cookie.split(";")[0]);
    const text = await response.text();
    return { status: response.status, location, stored, cookie: cookies.join("; "), text };
  };
}

import { parse } from "node:querystring";
import { escapeHtml, htmlPage, jsonError, type StandIn, startServer } from "./http-server.ts";
import { createRequestLog } from "./request-log.ts";

export type SchedulerHit = {
  id: number;
  receivedAt: string;
  path: string;
  /** As sent, to tell `%20` from `+`. */
  search: string;
  /** A key sent more than once holds a list. */
  query: Record<string, string | string[] | undefined>;
  headers: Record<string, string>;
};

/** Starts the stand-in for booking pages (`/:user/:event`) and payment pages (`/pay/:item`). */
export function startScheduler({ port = 0 }: { port?: number } = {}): Promise<StandIn> {
  const log = createRequestLog<SchedulerHit>("hits", ({ path, search }) => path + search);
  let lastId = 0;

  return startServer((received) => {
    const { method, headers, url } = received;
    if (url.pathname === "/__log") return log.answer(received);
    if (url.pathname === "/favicon.ico") return jsonError(404, "Not found");
    if (method !== "GET") return jsonError(405, "Use GET");

    const { pathname: path, search } = url;
    const query = { ...parse(search.slice(1)) };
    lastId += 1;
    log.add({ id: lastId, receivedAt: new Date().toISOString(), path, search, query, headers });
    return htmlPage(titleOf(path), prefillList(url.searchParams));
  }, port);
}

function titleOf(path: string) {
  const [owner, ...names] = path.split("/").filter(Boolean).map(decodeSegment);
  return `${owner === "pay" ? "Pay for" : "Book"} ${names.join(" / ") || "an event"}`;
}

function decodeSegment(segment: string) {
  try {
    return decodeURIComponent(segment);
  } catch {
    return segment;
  }
}

function prefillList(params: URLSearchParams) {
  const rows = [...params].map(
    ([name, value]) => `<dt>${escapeHtml(name)}</dt><dd>${escapeHtml(value)}</dd>`,
  );
  return `<dl>${rows.join("")}</dl>`;
}

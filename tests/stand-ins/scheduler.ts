import { parse } from "node:querystring";
import { escapeHtml, htmlPage, type Received, type StandIn } from "./http-server.ts";
import { type Recorded, startService } from "./service.ts";

export type SchedulerHit = Recorded<"page"> & {
  /** As sent, to tell `%20` from `+`. */
  search: string;
  /** A key sent more than once holds a list. */
  query: Record<string, string | string[] | undefined>;
};

/** Starts booking pages (`/:user/:event`) and payment pages (`/pay/:item`). */
export function startScheduler({ port = 0 }: { port?: number } = {}): Promise<StandIn> {
  return startService<"page", Pick<SchedulerHit, "search" | "query">>({
    port,
    path: /^(?!\/favicon\.ico$)/,
    methods: ["GET"],
    modes: { page: { reply: showPage, accepted: true } },
    usual: "page",
    read: ({ url: { pathname, search } }) => ({
      facts: { search, query: { ...parse(search.slice(1)) } },
      text: pathname + search,
    }),
  });
}

function showPage({ url }: Received) {
  const [, owner, ...names] = url.pathname.split("/");
  const rows = [...url.searchParams].map(
    ([name, value]) => `<dt>${escapeHtml(name)}</dt><dd>${escapeHtml(value)}</dd>`,
  );
  const title = `${owner === "pay" ? "Pay for" : "Book"} ${names.join(" / ") || "an event"}`;
  return htmlPage(title, `<dl>${rows.join("")}</dl>`);
}

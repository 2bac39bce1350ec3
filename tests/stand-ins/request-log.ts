import { jsonError, type Received } from "./http-server.ts";

const MAX_ENTRIES = 1_000;

/** Keeps the last 1,000 entries and serves them as `{ [name]: [...] }` at `/__log`, `?match=` filters. */
export function createRequestLog<Entry>(name: string, textOf: (entry: Entry) => string) {
  let entries: Entry[] = [];

  return {
    add(entry: Entry) {
      entries = [...entries, entry].slice(-MAX_ENTRIES);
    },

    answer({ method, url }: Received): Response {
      const match = url.searchParams.get("match") ?? "";
      const isMatch = (entry: Entry) => textOf(entry).includes(match);
      if (method === "GET") return Response.json({ [name]: entries.filter(isMatch) });
      if (method !== "DELETE") return jsonError(405, "Use GET or DELETE");

      entries = entries.filter((entry) => !isMatch(entry));
      return new Response(null, { status: 204 });
    },
  };
}

import { data } from "react-router";
import { cleanLine } from "~/http/clean-text.server";
import { KINDS, type LeadFilter, STATES } from "~/outbox/admin/filter";

const MAX_QUERY_LENGTH = 100;

/** What an address of the list keeps; unknown states and kinds keep everything. */
export function readLeadFilter(search: URLSearchParams): LeadFilter {
  const q = cleanLine(search.get("q") ?? "", MAX_QUERY_LENGTH);
  return {
    state: STATES.find((state) => state === search.get("state")),
    kind: KINDS.find((kind) => kind === search.get("kind")),
    ...(q && { q }),
  };
}

/** The page of the list, from 1; throws 404 for what is no page. */
export function readPage(search: URLSearchParams): number {
  const page = search.get("page") ?? "1";
  if (!/^[1-9]\d{0,5}$/.test(page)) throw data(null, { status: 404 });
  return Number(page);
}

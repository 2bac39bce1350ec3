import * as words from "#content/words/errors";

/** What an address without a page answers, by status; pages have an error page instead. */
const WORDS: Record<number, string> = {
  400: words.thatAddressOrForm,
  403: words.youMayNotAsk,
  404: words.thereIsNothingHere,
  405: words.thisAddressDoesNot,
  408: words.theRequestDidNot,
  413: words.thatIsMoreThan,
  414: words.thatAddressIsToo,
  415: words.formsAreReadAs,
};

/** Puts words in place of the JSON in which React Router refuses a request for a file: that speaks of its own insides. */
export function plainRefusal(response: Response): Response {
  const words = WORDS[response.status];
  const isJson = response.headers.get("Content-Type")?.startsWith("application/json");
  if (words === undefined || !isJson) return response;
  const headers = new Headers(response.headers);
  headers.set("Content-Type", "text/plain; charset=utf-8");
  headers.delete("Content-Length");
  return new Response(`${words}\n`, { status: response.status, headers });
}

/** What an address without a page answers, by status; pages have an error page instead. */
const WORDS: Record<number, string> = {
  400: "That address or form does not add up.",
  403: "You may not ask for this, or not from there.",
  404: "There is nothing here.",
  405: "This address does not answer that method.",
  408: "The request did not arrive in time.",
  413: "That is more than this address takes.",
  414: "That address is too long.",
  415: "Forms are read as application/x-www-form-urlencoded only.",
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

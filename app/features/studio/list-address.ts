type Narrowing = { state?: string | undefined; kind?: string | undefined; q?: string | undefined };

/** The address of a list that is narrowed so, or of its file. */
export function listAddress({ state, kind, q }: Narrowing, page = 1, path = "/studio"): string {
  const all = { state, kind, q, page: page > 1 ? String(page) : undefined };
  const pairs = Object.entries(all).filter((pair): pair is [string, string] => Boolean(pair[1]));
  const query = new URLSearchParams(pairs).toString();
  return query ? `${path}?${query}` : path;
}

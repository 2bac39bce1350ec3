/** Tables that `forgetPerson` leaves as they are, and why they may stay. Every other one is empty afterwards. */
export const STAYS: Record<string, string> = {
  forgotten: "a keyed hash of the address, which the privacy page tells of",
  forgotten_key: "the key of these hashes",
  elsewhere: "nothing writes it any more",
  sends: "a keyed hash of the IP address for a day, which the privacy page tells of",
  saves:
    "keyed hashes of the IP address and the session for a day, which the privacy page tells of",
  submits: "nothing of a visitor",
  lead_counts: "numbers",
  notices: "nothing of the message, for 30 days, which the privacy page tells of",
  funnel: "totals",
  funnel_totals: "totals",
  lead_months: "totals, which the privacy page tells of",
  sweeps: "numbers",
  visitor_copies: "numbers",
  heartbeats: "a time",
  troubles: "names of incidents",
  studio_keys: "nothing of a visitor",
};

/** Tables with an e-mail address: their rows are found by it, also where a person has no lead. */
export async function listTablesByAddress(db: D1Database): Promise<string[]> {
  const { results } = await db
    .prepare("SELECT name, sql FROM sqlite_master WHERE type = 'table'")
    .all<{ name: string; sql: string }>();
  return results.filter(({ sql }) => /[(,]\s*email\b/.test(sql)).map(({ name }) => name);
}

/** Tables that a person's copy leaves out, and why, besides those that stay. */
export const NOT_COPIED: Record<string, string> = {
  details: "unsent, encrypted, and read by their browser alone for two days",
};

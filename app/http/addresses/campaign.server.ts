import { cleanText } from "~/http/forms/clean-text.server";

const NAMES = ["utm_source", "utm_medium", "utm_campaign", "utm_term", "utm_content"];
const MAX_LENGTH = 100;

/** The utm_* parameters of a form's own address, each one line of a bounded length. */
export function readCampaign(search: URLSearchParams): Record<string, string> {
  const found = NAMES.map((name) => [name, cleanLine(search.get(name) ?? "", MAX_LENGTH)]);
  return Object.fromEntries(found.filter(([, value]) => value));
}

/** Cleaned text on one line, cut between whole characters: for what an address says, not what was typed. */
export function cleanLine(text: string, maxLength: number): string {
  const line = cleanText(text).replace(/\s+/g, " ").trim();
  return Array.from(line).slice(0, maxLength).join("").trim();
}

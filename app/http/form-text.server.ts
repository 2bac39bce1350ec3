import { cleanText } from "./clean-text";
import { countCodePoints, cutText } from "./cut-text";
import { CAMPAIGN_FIELDS } from "./form-fields";

const MAX_CAMPAIGN_LENGTH = 100;

export function readCampaign(search: URLSearchParams): Record<string, string> {
  const found = CAMPAIGN_FIELDS.map((name) => [
    name,
    cleanLine(search.get(name) ?? "", MAX_CAMPAIGN_LENGTH),
  ]);
  return Object.fromEntries(found.filter(([, value]) => value));
}

export function cleanLine(text: string, maxLength: number): string {
  const line = cleanText(text).replace(/\s+/g, " ").trim();
  return cutText(line, maxLength, countCodePoints).trim();
}

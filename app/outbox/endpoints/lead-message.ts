// biome-ignore-all lint/style/noRestrictedImports: `npm run doctor` loads this file without a bundler
import { CAMPAIGN_FIELDS } from "../../http/form-fields.ts";
import { leadDescription } from "../payload-texts.ts";
import type { NeutralLead } from "./service-response.server.ts";

/** What the visitor wrote, and a line for each value that no CRM has a field for. */
export function writeLeadMessage({ fields, lines: entered }: NeutralLead): string {
  const lines = [
    ...entered.flatMap(([line, value]) => (value ? [`${line}: ${value}`] : [])),
    ...(fields.service ? [leadDescription.service(fields.service)] : []),
    ...leadDescription.language(fields.language),
    ...CAMPAIGN_FIELDS.flatMap((name) => (fields[name] ? [`${name}: ${fields[name]}`] : [])),
  ];
  return [fields.description, lines.join("\n")].filter(Boolean).join("\n\n");
}

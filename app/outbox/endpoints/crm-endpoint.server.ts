import type { Settings } from "~/env.server";
import type { Payload } from "~/outbox/lead.server";
import type { Endpoint } from "./endpoint.server";
import { judgeZoho } from "./zoho-profile.server";

/**
 * The CRM's web-to-lead form. CRM_HIDDEN_FIELDS stand first and join the body only now, so that
 * leads waiting for new identifiers are sent with them; the lead's own fields win over them.
 */
export function crmEndpoint(
  url: string,
  { CRM_HIDDEN_FIELDS, CRM_FIELD_MAP }: Pick<Settings, "CRM_HIDDEN_FIELDS" | "CRM_FIELD_MAP">,
): Endpoint {
  return {
    url,
    write: (payload) => ({
      headers: describePage(payload),
      body: encode({ ...CRM_HIDDEN_FIELDS, ...renameFields(payload, CRM_FIELD_MAP) }),
    }),
    judge: (answer, payload) => judgeZoho(answer, { url, returnURL: String(payload.returnURL) }),
    tokens: Object.values(CRM_HIDDEN_FIELDS),
  };
}

/** The page that the CRM allows posts from; the cron has no request to take its origin from. */
function describePage(payload: Payload): Record<string, string> {
  const { origin } = new URL(String(payload.returnURL));
  return {
    "content-type": "application/x-www-form-urlencoded;charset=UTF-8",
    origin,
    referer: `${origin}/contact`,
  };
}

/** A lead that came while the map was wrong stands under our own names for its fields. */
function renameFields(payload: Payload, names: Record<string, string>): Payload {
  return Object.fromEntries(
    Object.entries(payload).map(([name, value]) => [names[name] ?? name, value]),
  );
}

function encode(fields: Payload): string {
  const pairs = Object.entries(fields).map(([name, value]) => [name, String(value)]);
  return new URLSearchParams(pairs).toString();
}

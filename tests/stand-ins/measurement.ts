import { parseJson, type Received, type StandIn } from "./http-server.ts";
import { type Recorded, startService } from "./service.ts";

/** What Google says about a payload it does not like; `fieldPath` names the part. */
type ValidationMessage = { fieldPath: string; description: string; validationCode: string };

export type Measurement = Recorded<"silent"> & {
  query: Record<string, string>;
  /** Null when the body is not JSON. */
  json: {
    client_id: string;
    consent?: Record<string, string>;
    events: { name: string; params: Record<string, string | number> }[];
  } | null;
  /** What /debug/mp/collect would have said: the real endpoint takes everything in silence. */
  violations: ValidationMessage[];
};

const DEBUG = "/debug/mp/collect";
const NAME = /^[a-z][a-z0-9_]{0,39}$/i;
const RESERVED = /^(_|firebase_|ga_|google_|gtag\.)|^(session_start|first_visit|user_engagement)$/;
/** A key that would hold what a visitor typed, and a value that is an e-mail address. */
const PERSONAL_NAME = /(name|e_?mail|phone|company|address|message|reference)$/i;
const PERSONAL_VALUE = /\S@\S+\.\S/;
const MOST = 25;
const MAX_VALUE = 100;

/** Starts the stand-in for Google's Measurement Protocol at `/mp/collect` and `/debug/mp/collect`. */
export function startMeasurement({ port = 0 }: { port?: number } = {}): Promise<StandIn> {
  return startService<"silent", Pick<Measurement, "query" | "json" | "violations">>({
    port,
    path: /^(\/debug)?\/mp\/collect$/,
    modes: { silent: { reply: () => new Response(null, { status: 204 }), accepted: true } },
    usual: "silent",
    read({ url, body }: Received) {
      const violations = validateMeasurement(body);
      const json = parseJson(body) as Measurement["json"];
      const query = Object.fromEntries(url.searchParams);
      const said = Response.json({ validationMessages: violations });
      return {
        facts: { query, json, violations },
        refusal: url.pathname === DEBUG ? said : undefined,
      };
    },
  });
}

/** Checks a Measurement Protocol body against Google's limits. */
function validateMeasurement(body: string): ValidationMessage[] {
  const payload = Object(parseJson(body));
  const events: unknown[] = Array.isArray(payload.events) ? payload.events : [];
  const hasClient = /^\d+\.\d+$/.test(payload.client_id);
  const hasEvents = events.length > 0 && events.length <= MOST;
  return [
    ...(hasClient ? [] : [refusal("client_id", "VALUE_REQUIRED")]),
    ...(hasEvents ? [] : [refusal("events", "EXCEEDED_MAX_ENTITIES")]),
    ...events.flatMap((event, at) => validateEvent(Object(event), `events[${at}]`)),
  ];
}

function validateEvent(event: Record<string, unknown>, path: string): ValidationMessage[] {
  const params = Object.entries(Object(event.params ?? {}));
  return [
    ...(isName(String(event.name)) ? [] : [refusal(`${path}.name`, "NAME_INVALID")]),
    ...(params.length <= MOST ? [] : [refusal(`${path}.params`, "EXCEEDED_MAX_ENTITIES")]),
    ...params.flatMap(([key, value]) => {
      if (!isName(key)) return [refusal(`${path}.params.${key}`, "NAME_INVALID")];
      return isHarmless(key, value) ? [] : [refusal(`${path}.params.${key}`, "VALUE_INVALID")];
    }),
  ];
}

const isName = (name: string) => NAME.test(name) && !RESERVED.test(name);

function isHarmless(key: string, value: unknown): boolean {
  if (PERSONAL_NAME.test(key) || PERSONAL_VALUE.test(String(value))) return false;
  return ["string", "number"].includes(typeof value) && String(value).length <= MAX_VALUE;
}

function refusal(fieldPath: string, validationCode: string): ValidationMessage {
  return { fieldPath, validationCode, description: `${fieldPath} is not allowed` };
}

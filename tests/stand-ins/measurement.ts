import { parseJson, type StandIn } from "./http-server.ts";
import { type Recorded, startService } from "./service.ts";

export type Measurement = Recorded<"silent"> & {
  query: Record<string, string>;
  /** Null when the body is not JSON. */
  json: {
    client_id: string;
    consent?: Record<string, string>;
    events: { name: string; params: Record<string, string | number> }[];
  } | null;
  /** The parts that break Google's limits: the real endpoint takes everything in silence. */
  violations: string[];
};

const NAME = /^[a-z][a-z0-9_]{0,39}$/i;
const RESERVED = /^(_|firebase_|ga_|google_|gtag\.)|^(session_start|first_visit|user_engagement)$/;
/** A key that would hold what a visitor typed, and a value that is an e-mail address. */
const PERSONAL_NAME = /(name|e_?mail|phone|company|address|message|reference)$/i;
const PERSONAL_VALUE = /\S@\S+\.\S/;
const MOST = 25;
const MAX_VALUE = 100;

/** Starts the stand-in for Google's Measurement Protocol at `/mp/collect`. */
export function startMeasurement({ port = 0 }: { port?: number } = {}): Promise<StandIn> {
  return startService<"silent", Pick<Measurement, "query" | "json" | "violations">>({
    port,
    path: /^\/mp\/collect$/,
    modes: { silent: { reply: () => new Response(null, { status: 204 }), accepted: true } },
    usual: "silent",
    read: ({ url, body }) => ({
      facts: {
        query: Object.fromEntries(url.searchParams),
        json: parseJson(body) as Measurement["json"],
        violations: validateMeasurement(body),
      },
    }),
  });
}

/** Checks a Measurement Protocol body against Google's limits. */
function validateMeasurement(body: string): string[] {
  const payload = Object(parseJson(body));
  const events: unknown[] = Array.isArray(payload.events) ? payload.events : [];
  const hasClient = /^\d+\.\d+$/.test(payload.client_id);
  const hasEvents = events.length > 0 && events.length <= MOST;
  return [
    ...(hasClient ? [] : ["client_id"]),
    ...(hasEvents ? [] : ["events"]),
    ...events.flatMap((event, at) => validateEvent(Object(event), `events[${at}]`)),
  ];
}

function validateEvent(event: Record<string, unknown>, path: string): string[] {
  const params = Object.entries(Object(event.params ?? {}));
  return [
    ...(isName(String(event.name)) ? [] : [`${path}.name`]),
    ...(params.length <= MOST ? [] : [`${path}.params`]),
    ...params
      .filter(([key, value]) => !isName(key) || !isHarmless(key, value))
      .map(([key]) => `${path}.params.${key}`),
  ];
}

const isName = (name: string) => NAME.test(name) && !RESERVED.test(name);

function isHarmless(key: string, value: unknown): boolean {
  if (PERSONAL_NAME.test(key) || PERSONAL_VALUE.test(String(value))) return false;
  return ["string", "number"].includes(typeof value) && String(value).length <= MAX_VALUE;
}

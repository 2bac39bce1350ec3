import { jsonError, type Received, type StandIn, startServer } from "../http-server.ts";
import { createRequestLog } from "../request-log.ts";
import { type ValidationMessage, validateMeasurement } from "./measurement-contract.ts";

export type Measurement = {
  id: number;
  receivedAt: string;
  query: Record<string, string>;
  headers: Record<string, string>;
  rawBody: string;
  /** Null when the body is not JSON. */
  json: MeasurementBody | null;
  /** What /debug/mp/collect would have said: the real endpoint takes everything in silence. */
  violations: ValidationMessage[];
};

type MeasurementBody = {
  client_id: string;
  consent?: Record<string, string>;
  events: { name: string; params: Record<string, string | number> }[];
};

/** Starts the stand-in for Google's Measurement Protocol at `/mp/collect` and `/debug/mp/collect`. */
export function startMeasurement({ port = 0 }: { port?: number } = {}): Promise<StandIn> {
  const log = createRequestLog<Measurement>("posts", ({ rawBody }) => rawBody);
  let lastId = 0;

  function collect({ url, headers, body }: Received): Response {
    lastId += 1;
    log.add({
      id: lastId,
      receivedAt: new Date().toISOString(),
      query: Object.fromEntries(url.searchParams),
      headers,
      rawBody: body,
      json: readJson(body),
      violations: validateMeasurement(body),
    });
    return new Response(null, { status: 204 });
  }

  return startServer((received) => {
    const { pathname } = received.url;
    if (pathname === "/__log") return log.answer(received);
    if (!["/mp/collect", "/debug/mp/collect"].includes(pathname))
      return jsonError(404, "Not found");
    if (received.method !== "POST") return jsonError(405, "Use POST");
    if (pathname === "/mp/collect") return collect(received);
    return Response.json({ validationMessages: validateMeasurement(received.body) });
  }, port);
}

function readJson(text: string): MeasurementBody | null {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}

import type { MiddlewareFunction } from "react-router";
import { campaignSources } from "#content/studio/funnel.yaml";
import { studioDay } from "~/content/format";
import { isPrefetch } from "~/http/prefetch";
import { clientKey, isWithinRateLimit } from "~/http/rate-limit.server";
import { sleep } from "~/http/timing";
import { type Platform, platformContext } from "~/platform.server";
import { funnelFlows } from "./flows";

type FunnelEvent = "seen" | "answered" | "back" | "refused";
/** `detail`: the chosen answer or the name of the refused field, never what was typed. */
export type FunnelCount = { flow: string; step: string; event: FunnelEvent; detail?: string };

const FLUSH_MS = 5_000;
const MAX_KEYS = 2_000;
const BOTS = /bot|crawl|spider|slurp|preview|monitor|headless|lighthouse|curl|wget|python|scan/i;
const PHONES = /Mobi|Android/i;

/** Counts of this isolate that are not stored yet, by the values of their row. */
const pending = new Map<string, number>();
let flushTime = 0;

/** Counts what a request shows of a visitor's way. Reads nothing from the device; never throws. */
export async function countFunnel(
  platform: Platform,
  request: Request,
  counts: FunnelCount[],
  { isInside = false, now = Date.now() } = {},
): Promise<void> {
  if (counts.length === 0 || platform.isProbe || !isVisitor(request)) return;
  const key = `funnel ${clientKey(request)}`;
  if (!(await isWithinRateLimit(platform, "STEPS", request, key))) return;
  const day = studioDay(now);
  const common = [deviceOf(request), scriptOf(request, isInside), campaignOf(request)];
  for (const { flow, step, event, detail = "" } of counts) {
    const known = funnelFlows[flow] && Object.hasOwn(funnelFlows[flow].steps, step);
    const place = known ? [flow, step] : ["other", "other"];
    const key = JSON.stringify([day, ...place, event, nameOf(detail), ...common]);
    if (pending.size < MAX_KEYS || pending.has(key)) pending.set(key, (pending.get(key) ?? 0) + 1);
  }
  // Another request stores them, unless its isolate was stopped before it could.
  if (Math.abs(now - flushTime) < 2 * FLUSH_MS) return;
  flushTime = now + FLUSH_MS;
  platform.waitUntil(sleep(FLUSH_MS).then(() => storeCounts(platform.bindings.DB)));
}

export function refusedFields(
  place: FunnelStep,
  { error }: { error?: Record<string, unknown> | null | undefined },
): FunnelCount[] {
  return Object.keys(error ?? {}).map((detail) => ({ ...place, event: "refused", detail }));
}

/** Adds the counts of this isolate to the table. A store that fails loses them. */
export async function storeCounts(db: D1Database): Promise<void> {
  const rows = [...pending].map(([key, count]) => [...JSON.parse(key), count]);
  pending.clear();
  flushTime = 0;
  const columns = [...Array(9).keys()].map((at) => `json_extract(value, '$[${at}]')`).join(", ");
  try {
    await db
      .prepare(
        `INSERT INTO funnel (day, flow, step, event, detail, device, script, campaign, count)
         SELECT ${columns} FROM json_each(?1) WHERE TRUE
         ON CONFLICT DO UPDATE SET count = count + excluded.count`,
      )
      .bind(JSON.stringify(rows))
      .run();
  } catch (error) {
    console.error(JSON.stringify({ event: "funnel.failed", detail: String(error).slice(0, 200) }));
  }
}

function isVisitor(request: Request): boolean {
  const agent = request.headers.get("User-Agent") ?? "";
  return request.method !== "HEAD" && agent !== "" && !BOTS.test(agent) && !isPrefetch(request);
}

function deviceOf({ headers }: Request): string {
  const isPhone =
    headers.get("Sec-CH-UA-Mobile") === "?1" || PHONES.test(headers.get("User-Agent") ?? "");
  return isPhone ? "phone" : "other";
}

/** Inside a flow, scripts navigate by fetch and browsers without them by documents. */
function scriptOf({ headers }: Request, isInside: boolean): string {
  const destination = headers.get("Sec-Fetch-Dest");
  if (destination === "empty") return "on";
  return isInside && destination === "document" ? "off" : "unknown";
}

function campaignOf({ url }: Request): string {
  const source = new URL(url).searchParams.get("utm_source")?.toLowerCase() ?? "";
  return source === "" || campaignSources.includes(source) ? source : "other";
}

function nameOf(detail: string): string {
  return /^[\w-]{0,60}$/.test(detail) ? detail : "other";
}

type FunnelStep = Pick<FunnelCount, "flow" | "step">;

export function countSteps(
  findStep: (url: URL) => FunnelStep | null,
  findAnswer: (step: string, url: URL) => string | undefined = () => undefined,
): MiddlewareFunction<Response> {
  return async ({ request, url, context }, next) => {
    const response = await next();
    const to = findStep(url);
    if (!to || request.method !== "GET" || response.status !== 200) return response;
    const referrer = request.headers.get("Referer") ?? "";
    const previous = URL.canParse(referrer) ? new URL(referrer) : null;
    const from = previous && previous.host === url.host ? findStep(previous) : null;
    const isBackInHistory = previous?.href === url.href;
    const counts = countArrival(to, from, isBackInHistory, findAnswer(from?.step ?? "", url));
    await countFunnel(context.get(platformContext), request, counts, { isInside: from !== null });
    return response;
  };
}

/** `isBackInHistory`: the Referer is this URL. Other requests from a step to itself do not count. */
function countArrival(
  to: FunnelStep,
  from: FunnelStep | null,
  isBackInHistory: boolean,
  answer = "",
): FunnelCount[] {
  const seen: FunnelCount = { ...to, event: "seen" };
  if (from?.flow !== to.flow) return [seen];
  const distance = indexOf(to) - indexOf(from);
  if (distance === 0) return isBackInHistory ? [seen] : [];
  if (distance < 0) return [{ ...from, event: "back" }, seen];
  return [{ ...from, event: "answered", detail: answer }, seen];
}

function indexOf({ flow, step }: FunnelStep): number {
  return Object.keys(funnelFlows[flow]?.steps ?? {}).indexOf(step);
}

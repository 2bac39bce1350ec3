import { data, type MiddlewareFunction } from "react-router";
import { errorPages } from "#content/error-pages";
import { type Platform, platformContext } from "~/env.server";

/** Per minute: 10 submits or 120 wizard steps of an IP address, 1,000 steps of a session. A failing limiter allows all. */
export async function isWithinRateLimit(
  { settings, bindings }: Platform,
  limit: "SUBMITS" | "STEPS",
  request: Request,
  session: string | null = null,
): Promise<boolean> {
  if (settings.RATE_LIMITS === "off") return true;
  const counted = limit === "STEPS" && session ? "SESSION_STEPS" : limit;
  const key = counted === "SESSION_STEPS" && session ? session : clientKey(request);
  try {
    const { success } = await bindings[counted].limit({ key });
    return success;
  } catch (error) {
    const detail = String(error);
    console.error(JSON.stringify({ event: "rate-limit.failed", limit: counted, detail }));
    return true;
  }
}

/** Responds with 429 to a visitor who opens wizard steps too fast. Posts pass: actions check the limit and keep the values. */
export function limitSteps(
  readSession: (platform: Platform, request: Request) => Promise<string | null>,
): MiddlewareFunction<Response> {
  return async ({ request, url, context }) => {
    if (request.method === "POST") return;
    const platform = context.get(platformContext);
    const session = await readSession(platform, request);
    if (await isWithinRateLimit(platform, "STEPS", request, session)) return;
    const retry = { href: url.pathname + url.search, label: errorPages.retryButton };
    throw data({ retry }, { status: 429 });
  };
}

/** Identifies a visitor by IPv4 address, or by the /64 network of an IPv6 address. */
export function clientKey(request: Request): string {
  const address = request.headers.get("CF-Connecting-IP") ?? "local";
  if (!address.includes(":")) return address;
  const [head = "", tail = ""] = address.split("::");
  const groups = head.split(":").filter(Boolean);
  const rest = tail.split(":").filter(Boolean);
  const omitted = address.includes("::") ? 8 - groups.length - rest.length : 0;
  const zeros = Array(Math.max(0, omitted)).fill("0");
  const network = [...groups, ...zeros, ...rest].slice(0, 4);
  return network.map((group) => Number.parseInt(group, 16).toString(16)).join(":");
}

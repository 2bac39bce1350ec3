import { data, type MiddlewareFunction } from "react-router";
import { retryButton } from "#content/error-pages.yaml";
import { type Platform, platformContext } from "~/platform.server";
import { sign } from "./crypto.server";

/** Per minute, by IP address or `key` (wrangler.toml). A failing limiter allows all. */
export async function isWithinRateLimit(
  { settings, bindings }: Platform,
  limit: "SUBMITS" | "POSTS" | "STEPS" | "NEW_SESSIONS" | "SESSION_STEPS",
  request: Request,
  key = clientKey(request),
): Promise<boolean> {
  if (settings.RATE_LIMITS === "off") return true;
  try {
    const { success } = await bindings[limit].limit({ key });
    return success;
  } catch (error) {
    console.error(JSON.stringify({ event: "rate-limit.failed", limit, detail: String(error) }));
    return true;
  }
}

/** Throws a 429 for a post that is over the limit and has no fields to keep. */
export async function limitPost(platform: Platform, request: Request): Promise<void> {
  if (!(await isWithinRateLimit(platform, "POSTS", request))) throw data(null, { status: 429 });
}

/** Responds with 429 to steps opened too fast. Posts pass: their actions limit and keep values. */
export function limitSteps(
  readSession: (platform: Platform, request: Request) => Promise<string | null>,
): MiddlewareFunction<Response> {
  return async ({ request, url, context }) => {
    if (request.method === "POST") return;
    const platform = context.get(platformContext);
    const session = await readSession(platform, request);
    const limit = session ? "SESSION_STEPS" : "STEPS";
    if (await isWithinRateLimit(platform, limit, request, session || undefined)) return;
    const retryLink = { href: url.pathname + url.search, label: retryButton };
    throw data({ retryLink }, { status: 429 });
  };
}

/** An IP address is counted for a day or longer under its keyed hash, and never stored. */
export async function hashIpAddress(platform: Platform, ipAddress: string): Promise<string> {
  const signature = await sign(platform.settings.SESSION_SECRET, `cap ${ipAddress}`);
  return btoa(String.fromCharCode(...signature.slice(0, 16)));
}

/** Identifies a visitor by IPv4 address, or by the /64 network of an IPv6 address. */
export function clientKey(request: Request): string {
  const address = request.headers.get("CF-Connecting-IP") ?? "local";
  if (!address.includes(":")) return address;
  const [head = "", tail = ""] = address.split("::");
  const groups = head.split(":").filter(Boolean);
  const rest = tail.split(":").filter(Boolean);
  const zeros = Array(Math.max(0, 8 - groups.length - rest.length)).fill("0");
  const network = [...groups, ...zeros, ...rest].slice(0, 4);
  return network.map((group) => Number.parseInt(group, 16).toString(16)).join(":");
}

/** The /48 network of a client's key, which providers give to one customer; null for IPv4. */
export function networkOf(key: string): string | null {
  return key.includes(":") ? key.split(":").slice(0, 3).join(":") : null;
}

import { data, type MiddlewareFunction } from "react-router";
import { type Platform, platformContext } from "~/env.server";

/** Whether this visitor may go on: 10 submits or 120 wizard steps per address and minute. */
export async function mayProceed(
  { settings, bindings }: Platform,
  limit: "SUBMITS" | "STEPS",
  request: Request,
): Promise<boolean> {
  if (settings.RATE_LIMITS === "off") return true;
  try {
    const { success } = await bindings[limit].limit({ key: clientKey(request) });
    return success;
  } catch (error) {
    // A limiter that fails must not cost a lead.
    console.error(JSON.stringify({ event: "rate-limit.failed", limit, detail: String(error) }));
    return true;
  }
}

/**
 * Answers 429 to a visitor who opens wizard steps too fast; the answers stay in the address. Posts
 * pass: their actions limit them, with what was typed still in the form.
 */
export const limitSteps: MiddlewareFunction<Response> = async ({ request, url, context }) => {
  if (request.method === "POST") return;
  if (await mayProceed(context.get(platformContext), "STEPS", request)) return;
  const retry = { href: url.pathname + url.search, label: "Try again" };
  throw data({ retry }, { status: 429 });
};

/** One visitor: an IPv4 address, or the /64 network of an IPv6 address. */
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

import {
  createContext,
  data,
  type MiddlewareFunction,
  type RouterContextProvider,
} from "react-router";
import { type Platform, platformContext } from "~/env.server";
import { PRIVATE } from "~/http/cache-control";
import { type LeadStore, openLeadStore } from "~/outbox/admin/sql";
import type { Member } from "./member";
import { findMember } from "./member.server";
import { mintPostToken, readPostToken } from "./post-token.server";

type Visit = { member: Member | 403 | 503; method: string };

const visitContext = createContext<Visit>();

/** Finds out who asks, and keeps answers out of caches and search engines; without a door there is no page. */
export const guardInbox: MiddlewareFunction<Response> = async ({ request, context }, next) => {
  const member = await findMember(context.get(platformContext), request);
  if (member === 404) throw data(null, { status: 404 });
  context.set(visitContext, { member, method: request.method });
  return keepPrivate(await next());
};

/** Marks an answer as nobody's but its reader's. */
export function keepPrivate(response: Response): Response {
  response.headers.set("Cache-Control", PRIVATE);
  response.headers.set("X-Robots-Tag", "noindex, nofollow");
  return response;
}

export type Inbox = { desk: LeadStore; member: Member; platform: Platform; holder: Holder };
type Holder = { secret: string; owner: string };
type Context = Readonly<RouterContextProvider>;

/** The only way to the leads: throws the refusal of whoever is not in. */
export function openInbox(context: Context): Inbox {
  const { member } = context.get(visitContext);
  if (typeof member === "number") throw data(null, { status: member });
  const platform = context.get(platformContext);
  const holder = { secret: platform.settings.SESSION_SECRET, owner: member.owner };
  return { desk: openLeadStore(platform.bindings.DB), member, platform, holder };
}

/** Throws 405 unless the document was asked for by a post. */
export function requirePost(context: Context): void {
  if (context.get(visitContext).method !== "POST") throw methodNotAllowed();
}

export function methodNotAllowed() {
  return data(null, { status: 405 });
}

export function mintToken({ holder }: Inbox): Promise<string> {
  return mintPostToken(holder);
}

/** The id of the page that a post came from; throws 403 when it came from none of ours. */
export async function requireToken({ holder }: Inbox, token: string): Promise<string> {
  const page = await readPostToken(holder, token);
  if (!page) throw data("token", { status: 403 });
  return page;
}

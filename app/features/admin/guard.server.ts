import {
  createContext,
  data,
  type MiddlewareFunction,
  type RouterContextProvider,
} from "react-router";
import { PRIVATE } from "~/http/cache-control";
import { type Platform, platformContext } from "~/platform.server";
import { type AdminUser, authenticate } from "./auth.server";
import { readPostToken } from "./post-token.server";

/** `userOrRefusal`: who is signed in, or the status that requireAdmin refuses with. */
const visitContext = createContext<{ userOrRefusal: AdminUser | 403 | 503; method: string }>();

/**
 * Notes who the user is, and keeps responses out of caches and search engines. It refuses nobody, except with 404 where
 * nobody can sign in: each loader and action must call requireAdmin.
 */
export const identifyAdmin: MiddlewareFunction<Response> = async ({ request, context }, next) => {
  const userOrRefusal = await authenticate(context.get(platformContext), request);
  if (userOrRefusal === 404) throw data(null, { status: 404 });
  context.set(visitContext, { userOrRefusal, method: request.method });
  const response = await next();
  response.headers.set("Cache-Control", PRIVATE);
  response.headers.set("X-Robots-Tag", "noindex, nofollow");
  return response;
};

export type Admin = { db: D1Database; user: AdminUser; platform: Platform };
type Context = Readonly<RouterContextProvider>;

/** The inbox's access to the leads: throws 403 or 503 unless the user is signed in. */
export function requireAdmin(context: Context): Admin {
  const { userOrRefusal } = context.get(visitContext);
  if (typeof userOrRefusal === "number") throw data(null, { status: userOrRefusal });
  const platform = context.get(platformContext);
  return { db: platform.bindings.DB, user: userOrRefusal, platform };
}

/** The loader of a route that only takes posts; it runs after its action, too. */
export function refuseReads({ context }: { context: Context }) {
  requireAdmin(context);
  if (context.get(visitContext).method !== "POST") throw data(null, { status: 405 });
  return null;
}

/** The id of the page that a post came from; throws 403 without a valid token. */
export async function requireToken(admin: Admin, token: string): Promise<string> {
  const page = await readPostToken(admin, token);
  if (!page) throw data("expired", { status: 403 });
  return page;
}

import {
  createContext,
  data,
  type MiddlewareFunction,
  type RouterContextProvider,
} from "react-router";
import { inbox } from "#content/studio/inbox.yaml";
import { KEPT_BY_BROWSER, PRIVATE } from "~/http/cache-control";
import { type Platform, platformContext } from "~/platform.server";
import { type AdminUser, authenticate } from "./auth.server";
import { readPostToken } from "./post-token.server";

const adminContext = createContext<{ user: AdminUser | null; method: string }>();

/** Where a browser of this machine signs in: the only address that needs no user. */
const SIGN_IN_PATH = "/studio/enter";

/** Keeps responses of the inbox, refusals too, out of caches and search engines. */
const keepPrivate: MiddlewareFunction<Response> = async (_args, next) => {
  const response = await next();
  // A form that the browser keeps has on Back what was typed.
  if (response.headers.get("Cache-Control") !== KEPT_BY_BROWSER)
    response.headers.set("Cache-Control", PRIVATE);
  response.headers.set("X-Robots-Tag", "noindex, nofollow");
  return response;
};

/** Lets only signed-in users pass, but for the sign-in: 403 or 503 for others, 404 where nobody can sign in. */
const refuseStrangers: MiddlewareFunction<Response> = async ({ request, url, context }, next) => {
  const userOrRefusal = await authenticate(context.get(platformContext), request);
  const isRefused = typeof userOrRefusal === "number";
  if (isRefused && (userOrRefusal === 404 || url.pathname !== SIGN_IN_PATH))
    throw data(await explain(userOrRefusal, request, url), { status: userOrRefusal });
  context.set(adminContext, { user: isRefused ? null : userOrRefusal, method: request.method });
  return next();
};

/** For the page of the root, since no loader has run. Whoever posts was signed in before: the page keeps what was typed. */
async function explain(status: number, request: Request, url: URL) {
  const { byStatus, signedOut } = inbox.errors;
  if (status !== 403 || request.method !== "POST") return { page: byStatus[status] };
  const { title, text, ofFile, button } = signedOut;
  if (request.headers.get("Content-Type")?.startsWith("multipart/"))
    return { page: { title, text: ofFile } };
  const fields = [...new URLSearchParams(await request.text())];
  return { page: { title, text }, again: { action: url.pathname + url.search, fields, button } };
}

export const adminMiddleware = [keepPrivate, refuseStrangers];

export type Admin = { db: D1Database; user: AdminUser; platform: Platform };
type Context = Readonly<RouterContextProvider>;

export function requireAdmin(context: Context): Admin {
  const { user } = context.get(adminContext);
  if (!user) throw data(null, { status: 403 });
  const platform = context.get(platformContext);
  return { db: platform.bindings.DB, user, platform };
}

/** The loader of a route that only takes posts; it runs after its action, too. */
export function refuseReads({ context }: { context: Context }) {
  requireAdmin(context);
  if (!isAfterPost(context)) throw data(null, { status: 405 });
  return null;
}

/** Whether a loader runs after an action: the request that it gets is a GET then, too. */
export const isAfterPost = (context: Context) => context.get(adminContext).method === "POST";

/** The id of the page that a post came from; throws 403 without a valid token. */
export async function requireToken(admin: Admin, token: string): Promise<string> {
  const page = await readPostToken(admin, token);
  if (!page) throw data("expired", { status: 403 });
  return page;
}

import { createWorkersKVSessionStorage } from "@react-router/cloudflare";
import type { Platform } from "~/env.server";
import { signedCookie } from "~/http/signed-cookie.server";
import type { Details } from "./details.server";

/** How long details rest between the form and sending, in seconds. */
const TTL_S = 2 * 60 * 60;
/** A session keeps the details of this many tabs. */
const MAX_TABS = 5;
/** KV takes one write per second per key: a refused one is tried again after this, in milliseconds. */
const WRITE_RETRY_MS = 1_100;

/** Details on their way from the form to the review, with the form's own token. */
export type VisitorDetails = { token: string; details: Details; held: boolean; tooFast: boolean };
type BySubmission = Record<string, VisitorDetails>;

/** The details of one submission id; null without the cookie, after the time, or after tampering. */
export async function findVisitorDetails(
  platform: Platform,
  request: Request,
  id: string | undefined,
): Promise<VisitorDetails | null> {
  if (!id) return null;
  try {
    const session = await detailsStorage(platform).getSession(request.headers.get("Cookie"));
    const stored = session.get("details") ?? {};
    return Object.hasOwn(stored, id) ? (stored[id] ?? null) : null;
  } catch (error) {
    logFailure("visitor-details.unread", error);
    return null;
  }
}

/** Keeps the details of one submission; returns the `Set-Cookie` value, or null when the store would not take them. */
export async function saveVisitorDetails(
  platform: Platform,
  request: Request,
  id: string,
  typed: VisitorDetails,
) {
  return changeDetails(platform, request, (stored) => {
    const others = Object.entries(stored).filter(([key]) => key !== id);
    return Object.fromEntries([...others.slice(1 - MAX_TABS), [id, typed]]);
  });
}

/** Forgets the details of one submission; returns the `Set-Cookie` value, or null when there were none. */
export async function forgetVisitorDetails(platform: Platform, request: Request, id: string) {
  if (!(await findVisitorDetails(platform, request, id))) return null;
  return changeDetails(platform, request, ({ [id]: _forgotten, ...others }) => others);
}

async function changeDetails(
  platform: Platform,
  request: Request,
  change: (stored: BySubmission) => BySubmission,
): Promise<string | null> {
  const write = async () => {
    const storage = detailsStorage(platform);
    const session = await storage.getSession(request.headers.get("Cookie"));
    session.set("details", change(session.get("details") ?? {}));
    return storage.commitSession(session);
  };
  try {
    return await write().catch(() => delay(WRITE_RETRY_MS).then(write));
  } catch (error) {
    logFailure("visitor-details.unsaved", error);
    return null;
  }
}

function delay(ms: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, ms));
}

function logFailure(event: string, error: unknown): void {
  console.error(JSON.stringify({ event, detail: String(error) }));
}

function detailsStorage(platform: Platform) {
  return createWorkersKVSessionStorage<{ details: BySubmission }>({
    kv: platform.bindings.SESSIONS,
    cookie: signedCookie(platform, "inquiry", { maxAge: TTL_S }),
  });
}

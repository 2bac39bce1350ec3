import { createWorkersKVSessionStorage } from "@react-router/cloudflare";
import type { Platform } from "~/env.server";
import type { Details } from "./details.server";

/** How long details rest between the form and sending, in seconds. */
const TTL_S = 2 * 60 * 60;
/** A session keeps the drafts of this many tabs. */
const MAX_DRAFTS = 5;
/** KV takes one write per second per key: a refused one is tried again after this, in milliseconds. */
const WRITE_RETRY_MS = 1_100;

/** Details on their way from the form to the review, with the form's own token. */
export type Draft = { token: string; details: Details; trapped: boolean; tooFast: boolean };
type Drafts = { drafts: Record<string, Draft> };

/** The draft of one submission id; null without the cookie, after the time, or after tampering. */
export async function findDraft(platform: Platform, request: Request, id: string | undefined) {
  if (!id) return null;
  try {
    const session = await draftStorage(platform).getSession(request.headers.get("Cookie"));
    const drafts = session.get("drafts") ?? {};
    return Object.hasOwn(drafts, id) ? (drafts[id] ?? null) : null;
  } catch (error) {
    logDraft("draft.unread", error);
    return null;
  }
}

/** Keeps a draft; returns the `Set-Cookie` value, or null when the store would not take it. */
export async function saveDraft(platform: Platform, request: Request, id: string, draft: Draft) {
  return changeDrafts(platform, request, (drafts) => {
    const others = Object.entries(drafts).filter(([key]) => key !== id);
    return Object.fromEntries([...others.slice(1 - MAX_DRAFTS), [id, draft]]);
  });
}

export async function forgetDraft(platform: Platform, request: Request, id: string) {
  if (!(await findDraft(platform, request, id))) return null;
  return changeDrafts(platform, request, ({ [id]: _forgotten, ...others }) => others);
}

async function changeDrafts(
  platform: Platform,
  request: Request,
  change: (drafts: Drafts["drafts"]) => Drafts["drafts"],
): Promise<string | null> {
  const write = async () => {
    const storage = draftStorage(platform);
    const session = await storage.getSession(request.headers.get("Cookie"));
    session.set("drafts", change(session.get("drafts") ?? {}));
    return storage.commitSession(session);
  };
  try {
    return await write().catch(() => delay(WRITE_RETRY_MS).then(write));
  } catch (error) {
    logDraft("draft.unsaved", error);
    return null;
  }
}

function delay(ms: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, ms));
}

function logDraft(event: string, error: unknown): void {
  console.error(JSON.stringify({ event, detail: String(error) }));
}

function draftStorage({ settings, bindings, origin }: Platform) {
  return createWorkersKVSessionStorage<Drafts>({
    kv: bindings.SESSIONS,
    cookie: {
      name: "inquiry",
      secrets: [settings.SESSION_SECRET],
      httpOnly: true,
      sameSite: "lax",
      secure: origin.startsWith("https:"),
      path: "/",
      maxAge: TTL_S,
    },
  });
}

import type { Platform } from "~/env.server";
import { decrypt, encrypt, secretsOf } from "~/http/crypto.server";
import type { LeadDraft } from "~/outbox/lead.server";
import { logLead } from "~/outbox/lead-log.server";
import { noteLead } from "~/outbox/notices/note.server";

/** How many leads one sweep brings home, and among how many it looks for readable ones. */
const MOST = 5;
const LOOK_AT = 50;
const PREFIX = "outbox:";
/** Kept long enough that whoever lists by it has seen every lead that came with it. */
const SIGN = { key: "outbox-spilled", expirationTtl: 60 * 60 };
const LIST_ANYWAY_MINUTES = 10;

type Spilled = LeadDraft & { created: number };

const BRING_HOME = `
  INSERT INTO leads (id, submission, kind, reference, status, fields, payload, flags, user_agent,
    outcome, due, created, updated)
  VALUES (?1, ?2, ?3, ?4, ?5, ?6, ?7, ?8, ?9, ?10, ?11, ?12, ?11)
  ON CONFLICT (id) DO NOTHING`;

/** Keeps a lead, encrypted, in the second store while the first does not take it; false when that fails, too. */
export async function spillLead(platform: Platform, draft: LeadDraft): Promise<boolean> {
  const { settings, bindings } = platform;
  const spilled: Spilled = { ...draft, created: Date.now() };
  try {
    const encrypted = await encrypt(secretsOf(settings), contextOf(draft.id), spilled);
    await bindings.SESSIONS.put(PREFIX + draft.id, encrypted);
    // Without the sign the lead still comes home, with the list of every tenth minute.
    platform.waitUntil(
      bindings.SESSIONS.put(SIGN.key, "1", { expirationTtl: SIGN.expirationTtl }).catch(() => {}),
    );
    logLead("lead.spilled", draft);
    return true;
  } catch (error) {
    logLead("lead.store-failed", draft, { error: String(error).slice(0, 200) });
    return false;
  }
}

/** Moves spilled leads into the outbox, a few at a time; how many. Throws when a store does not answer. */
export async function bringHome(platform: Platform, now: number): Promise<number> {
  const { settings, bindings } = platform;
  const { DB, SESSIONS } = bindings;
  const isListed = Math.floor(now / 60_000) % LIST_ANYWAY_MINUTES === 0;
  if (!isListed && !(await SESSIONS.get(SIGN.key))) return 0;
  const { keys } = await SESSIONS.list({ prefix: PREFIX, limit: LOOK_AT });
  const names = keys.map(({ name }) => name);
  if (names.length === 0) return 0;

  const encrypted = await SESSIONS.get(names);
  const opened = names.map(async (name) => {
    const id = name.slice(PREFIX.length);
    const lead = await decrypt(secretsOf(settings), contextOf(id), encrypted.get(name) ?? "");
    return lead as Spilled;
  });
  const readable = (await Promise.all(opened)).filter(Boolean);
  const unreadable = names.length - readable.length;
  if (unreadable > 0) console.error(JSON.stringify({ event: "spill.unreadable", unreadable }));
  const home = readable.slice(0, MOST);
  if (home.length === 0) return 0;
  await DB.batch(
    home.flatMap((lead) => {
      const event = lead.status === "held" ? "lead.held" : "lead.new";
      const row = DB.prepare(BRING_HOME).bind(...rowOf(lead, now));
      return [row, ...noteLead(platform, event, lead.id, now)];
    }),
  );
  await Promise.all(home.map(({ id }) => SESSIONS.delete(PREFIX + id)));
  return home.length;
}

function rowOf(lead: Spilled, now: number) {
  const { id, submission, kind, reference, status, fields, payload, flags } = lead;
  const row = [id, submission, kind, reference, status, fields, payload, flags];
  return [...row, lead.userAgent, lead.outcome, now, lead.created];
}

function contextOf(id: string) {
  return { purpose: "outbox", subject: id };
}

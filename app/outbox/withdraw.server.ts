import type { Platform } from "~/env.server";
import type { LeadKind } from "./lead.server";
import { logLead } from "./log.server";
import { insertNotifications } from "./notifications/notification.server";
import { readSentProof, type SentProof } from "./sent-proof.server";

const READ_LIMIT_MS = 1_000;

export async function withdrawSent(
  platform: Platform,
  request: Request,
  submission: string | undefined,
): Promise<"withdrawn" | "unproven" | "down"> {
  for (const kind of ["wizard", "crm"] as const) {
    const proof = await readSentProof(platform, kind, request);
    if (!proof || proof.submission !== submission) continue;
    return (await falseOnError(() => withdrawLead(platform, proof))) ? "withdrawn" : "down";
  }
  return "unproven";
}

/** Idempotent; false when the store has no such lead. Nothing is deleted. Throws when the store is down. */
export async function withdrawLead(
  platform: Platform,
  { submission, reference }: SentProof,
): Promise<boolean> {
  const db = platform.bindings.DB;
  const now = Date.now();
  const [withdrawn, known] = await db.batch<{ id: string; kind: LeadKind }>([
    db
      .prepare(
        `UPDATE leads SET withdrawn = ?3, updated = ?3
         WHERE submission = ?1 AND reference = ?2 AND withdrawn IS NULL RETURNING id, kind`,
      )
      .bind(submission, reference, now),
    db
      .prepare("SELECT id, kind FROM leads WHERE submission = ?1 AND reference = ?2")
      .bind(submission, reference),
  ]);
  for (const { id, kind } of withdrawn?.results ?? []) {
    logLead("lead.withdrawn", { id, kind, reference });
    const notifications = insertNotifications(platform, "lead.withdrawn", id, now);
    if (notifications.length > 0) await db.batch(notifications);
  }
  return (known?.results.length ?? 0) > 0;
}

export function isWithdrawn(
  { bindings }: Platform,
  { submission, reference }: SentProof,
): Promise<boolean> {
  const find = bindings.DB.prepare(
    "SELECT 1 FROM leads WHERE submission = ?1 AND reference = ?2 AND withdrawn IS NOT NULL",
  );
  const limit = new Promise<null>((resolve) => setTimeout(resolve, READ_LIMIT_MS, null));
  const found = () => Promise.race([find.bind(submission, reference).first(), limit]);
  return falseOnError(async () => (await found()) !== null);
}

async function falseOnError(ask: () => Promise<boolean>): Promise<boolean> {
  try {
    return await ask();
  } catch (error) {
    console.error(JSON.stringify({ event: "lead.unknown", detail: String(error) }));
    return false;
  }
}

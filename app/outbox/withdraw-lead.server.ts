import type { Platform } from "~/env.server";
import { withTimeout } from "~/http/timing";
import { type LeadKind, logLead } from "./lead.server";
import { insertNotifications } from "./notifications/notification.server";
import { readSentProof, type SentProof } from "./sent-proof.server";

const READ_LIMIT_MS = 1_000;

export async function withdrawProvenLead(
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
  return falseOnError(async () => {
    const found = find.bind(submission, reference).first();
    return (await withTimeout(found, READ_LIMIT_MS, () => null)) !== null;
  });
}

async function falseOnError(query: () => Promise<boolean>): Promise<boolean> {
  try {
    return await query();
  } catch (error) {
    console.error(JSON.stringify({ event: "lead.unknown", detail: String(error) }));
    return false;
  }
}

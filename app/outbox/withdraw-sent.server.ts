import type { Platform } from "~/env.server";
import { readSentProof, type SentProof } from "./sent-proof.server";
import { withdrawLead } from "./withdraw-lead.server";

/** A page that only says whether a lead is taken back does not wait longer for a silent store, in ms. */
const PATIENCE_MS = 1_000;

/** Takes back a submission that this browser proves to have sent. */
export async function withdrawSent(
  platform: Platform,
  request: Request,
  submission: string | undefined,
): Promise<"withdrawn" | "unproven" | "down"> {
  for (const kind of ["wizard", "crm"] as const) {
    const proof = await readSentProof(platform, kind, request);
    if (!proof || proof.submission !== submission) continue;
    return (await isTrue(() => withdrawLead(platform, proof))) ? "withdrawn" : "down";
  }
  return "unproven";
}

/** Whether a lead is taken back, as far as the store can be asked. */
export function isWithdrawn(
  { bindings }: Platform,
  { submission, reference }: SentProof,
): Promise<boolean> {
  const find = bindings.DB.prepare(
    "SELECT 1 FROM leads WHERE submission = ?1 AND reference = ?2 AND withdrawn IS NOT NULL",
  );
  const silence = new Promise<null>((resolve) => setTimeout(resolve, PATIENCE_MS, null));
  const found = () => Promise.race([find.bind(submission, reference).first(), silence]);
  return isTrue(async () => (await found()) !== null);
}

async function isTrue(ask: () => Promise<boolean>): Promise<boolean> {
  try {
    return await ask();
  } catch (error) {
    console.error(JSON.stringify({ event: "lead.unknown", detail: String(error) }));
    return false;
  }
}

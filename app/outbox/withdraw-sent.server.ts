import type { Platform } from "~/env.server";
import { issueSentProof, readSentProof } from "./sent-proof.server";
import { withdrawLead } from "./withdraw-lead.server";

/** `cookie` is the `Set-Cookie` value of the proof, which says from now on that its lead is withdrawn. */
export type WithdrawnSent = { state: "withdrawn"; cookie: string } | { state: "unproven" | "down" };

/** Takes back a submission that this browser proves to have sent. */
export async function withdrawSent(
  platform: Platform,
  request: Request,
  submission: string | undefined,
): Promise<WithdrawnSent> {
  for (const kind of ["wizard", "crm"] as const) {
    const proof = await readSentProof(platform, kind, request);
    if (!proof || proof.submission !== submission) continue;
    if (!(await isWithdrawn(platform, proof))) return { state: "down" };
    const cookie = await issueSentProof(platform, kind, { ...proof, withdrawn: true });
    return { state: "withdrawn", cookie };
  }
  return { state: "unproven" };
}

async function isWithdrawn(platform: Platform, proof: Parameters<typeof withdrawLead>[1]) {
  try {
    return await withdrawLead(platform, proof);
  } catch (error) {
    console.error(JSON.stringify({ event: "lead.unwithdrawn", detail: String(error) }));
    return false;
  }
}

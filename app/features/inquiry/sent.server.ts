import type { Platform } from "~/env.server";
import { findLastSent, isInOutbox, readSentProof } from "~/outbox/sent-proof.server";
import { type Answers, readAnswers } from "./answers";
import { detailsSchema } from "./details.server";
import { summarizeInquiry } from "./review.server";
import { findWizard, firstStepHref } from "./steps";

/** An inquiry that was sent; `proven` only in the browser that sent it, for an hour. */
export type SentInquiry = {
  id: string;
  proven: { reference: string; receipt: string } | null;
  startHref: string;
  closeHref: string;
};

/** The inquiry of this address if it was sent already; `mayBeElsewhere` also asks the outbox. */
export async function findSentInquiry(
  platform: Platform,
  request: Request,
  { answers: { id, from }, base }: { answers: Answers; base: string },
  mayBeElsewhere: boolean,
): Promise<SentInquiry | null> {
  if (!id) return null;
  const proof = await readSentProof(platform, "wizard", request);
  const isProven = proof?.submission === id;
  if (!isProven && !(mayBeElsewhere && (await isInOutbox(platform, id)))) return null;
  return {
    id,
    proven: isProven ? await findLastSent(platform, "wizard", request) : null,
    startHref: firstStepHref({ base }, from),
    closeHref: from ?? findWizard(base).parent,
  };
}

/** The rows of a sent inquiry's receipt, as its review showed them. */
export function receiptRows(fields: Record<string, string>): [string, string][] {
  const details = detailsSchema.safeParse(fields).data;
  const answers = readAnswers(new URLSearchParams(fields));
  if (!details || !answers) return Object.entries(fields);
  return summarizeInquiry(details, answers).sections.flatMap(({ rows }) => rows);
}

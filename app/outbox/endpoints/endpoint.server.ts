import type { Payload } from "~/outbox/lead.server";
import type { ServiceAnswer } from "./service-answer.server";

/**
 * What an answer says: `accepted`; `unconfirmed`, a 2xx that proves nothing; `refused`, the same however
 * often the lead is sent; `refused-unless-quota`, the same but for a used-up quota; `failed`, as its status says.
 */
export type Verdict = "accepted" | "unconfirmed" | "refused" | "refused-unless-quota" | "failed";

export type Endpoint = {
  url: string;
  /** Body and headers of one post; what configuration adds to the body here is never stored. */
  write(payload: Payload, origin: string): { headers: Record<string, string>; body: string };
  judge(answer: ServiceAnswer, payload: Payload): Promise<Verdict>;
  /** What configuration adds to the body: as little for logs and inbox as the lead's own values. */
  tokens: string[];
};

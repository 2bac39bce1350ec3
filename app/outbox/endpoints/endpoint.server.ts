import type { Payload } from "~/outbox/lead.server";

/** What came back from a service; `text` is at most the first 64 KB. */
export type ServiceAnswer = { status: number; headers: Headers; text: string };

export type Endpoint = {
  url: string;
  /** Body and headers of one post; what configuration adds to the body here is never stored. */
  write(payload: Payload, origin: string): { headers: Record<string, string>; body: string };
  accepts(answer: ServiceAnswer, payload: Payload): boolean;
  /** Whether an answer that was not accepted stays the same however often the lead is sent. */
  refusesForGood(answer: ServiceAnswer): boolean;
};

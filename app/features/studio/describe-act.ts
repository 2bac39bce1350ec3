import { inbox } from "#content/studio";
import type { StudioVerb } from "./verbs";

const SENDS: StudioVerb[] = ["retry", "resend"];

/** What a verb has done, in the owner's words; without a `destination` nothing is sent. */
export function describeAct(verb: StudioVerb, destination: string | null): string {
  if (SENDS.includes(verb) && destination === null) return inbox.lead.stays;
  return inbox.verbs[verb].did;
}

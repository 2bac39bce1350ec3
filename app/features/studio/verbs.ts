const STUDIO_VERBS = ["retry", "resend", "release", "done", "undone", "note", "forget"] as const;
export type StudioVerb = (typeof STUDIO_VERBS)[number];

export function isStudioVerb(name: string | null | undefined): name is StudioVerb {
  return STUDIO_VERBS.some((verb) => verb === name);
}

type Lead = { status: string; withdrawn?: number | null };

/** The verb that moves a lead on, if a person can; `sends` says whether its kind has an endpoint. */
export function moveOf({ status, withdrawn }: Lead, sends: boolean): StudioVerb | null {
  if (withdrawn) return null;
  if (status === "held") return "release";
  if (status === "dead" || status === "pending") return "retry";
  if (status === "delivered" || status === "unconfirmed") return "resend";
  return status === "received" && sends ? "retry" : null;
}

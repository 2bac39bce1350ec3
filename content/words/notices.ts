// What the studio is told of its leads, by mail and in its chat; each is the subject, too.
export const kinds: Record<string, string> = {
  wizard: "inquiry",
  assessment: "booking",
  crm: "message",
  request: "request",
};

export const one: Record<string, string> = {
  "lead.new": "New",
  "lead.held": "Held as possible spam:",
  "lead.dead": "Not delivered:",
  "lead.unconfirmed": "Not confirmed:",
  "lead.withdrawn": "Withdrawn by its visitor:",
};

export const many = {
  "lead.new": "new leads",
  "lead.held": "leads are held as possible spam",
  "lead.dead": "leads were not delivered",
  "lead.unconfirmed": "leads are not confirmed",
  "lead.withdrawn": "leads were withdrawn",
  "leads.waiting": "leads are waiting too long to be delivered",
  "sweep.late": "The outbox is not being swept: check the cron trigger",
};

export const over = {
  "leads.waiting": "no lead waits too long any more",
  "sweep.late": "the outbox is being swept again",
  "lead.dead": "every lead that was not delivered is settled",
  "lead.held": "no lead is held any more",
  "lead.unconfirmed": "every unconfirmed lead is settled",
};
export const allWell = (trouble: string) => `All well again: ${trouble}`;
export const ofOne = (event: string, kind: string, name: string | undefined, reference: string) =>
  `${event} ${kind}${name ? ` from ${name}` : ""}, ${reference}`;

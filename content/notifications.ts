// What the studio is told about its leads, by mail and in its chat; the first line is the mail's subject.

import { plural } from "./format.ts";

type Lead = { kind: string; name: string | undefined; reference: string };

const kinds: Record<string, string> = {
  wizard: "inquiry",
  assessment: "booking",
  crm: "message",
  request: "request",
};

export const notifications = {
  /** About one lead. */
  lead: {
    "lead.new": (lead: Lead) => `New ${describeLead(lead)}`,
    "lead.held": (lead: Lead) => `Held as possible spam: ${describeLead(lead)}`,
    "lead.dead": (lead: Lead) => `Not delivered: ${describeLead(lead)}`,
    "lead.unconfirmed": (lead: Lead) => `Not confirmed: ${describeLead(lead)}`,
    "lead.withdrawn": (lead: Lead) => `Withdrawn by its visitor: ${describeLead(lead)}`,
  },

  /** About many leads, or about the outbox. */
  many: {
    "lead.new": (count: number) => `${count} new leads`,
    "lead.held": (count: number) => `${count} leads are held as possible spam`,
    "lead.dead": (count: number) => `${count} leads were not delivered`,
    "lead.unconfirmed": (count: number) => `${count} leads are not confirmed`,
    "lead.withdrawn": (count: number) => `${count} leads were withdrawn`,
    "leads.waiting": (count: number) =>
      `${count} ${plural(count, { one: "lead has", other: "leads have" })} waited too long to be passed on`,
    "sweep.late": () => "Leads are not passed on automatically anymore: check the cron trigger",
    "cap.reached": (count: number) =>
      `${count} leads came today, which is the limit: further ones are held until midnight UTC`,
    "leads.expiring": (count: number) =>
      `${count} held ${plural(count, { one: "lead", other: "leads" })} will be deleted in three days: release what is not spam`,
  },

  /** An incident is over. */
  recovered: {
    "leads.waiting": "All well again: no lead waits too long anymore",
    "sweep.late": "All well again: leads are passed on automatically again",
    "lead.dead": "All well again: every lead that was not delivered is settled",
    "lead.held": "All well again: no lead is held anymore",
    "lead.unconfirmed": "All well again: every unconfirmed lead is settled",
  },
};

function describeLead({ kind, name, reference }: Lead): string {
  return `${kinds[kind] ?? kind}${name ? ` from "${name}"` : ""}, ${reference}`;
}

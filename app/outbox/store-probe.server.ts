import type { Platform } from "~/env.server";
import { sendLead } from "./deliver/send.server";
import { findEndpoint } from "./endpoints/endpoint.server";
import type { LeadRow } from "./lead.server";
import { insertNotifications } from "./notifications/notification.server";
import type { ProbeReport } from "./probe.server";
import { prepare } from "./sql";
import { createLease, insertLead } from "./store/leads.server";

/**
 * Stores the lead of a probe with the statements of any other, and its notifications, in a status that nothing lists,
 * counts or sends. With PROBE_DELIVER=on it is sent once, to the real service.
 */
export async function storeProbe(platform: Platform, lead: LeadRow): Promise<void> {
  const { settings, bindings } = platform;
  const endpoint = findEndpoint(settings, lead.kind);
  const sent = endpoint ? "underway" : "unset";
  const delivery = settings.PROBE_DELIVER === "on" ? sent : "off";
  const row: LeadRow = { ...lead, status: "probe", flags: JSON.stringify([delivery]) };
  const lease = createLease(settings);
  const notifications = insertNotifications(platform, "lead.new", row.id, lease.now, "", "probe");
  // A store that fails is found when the probe asks for its lead.
  const stored = await insertLead(bindings.DB, row, lease, notifications);
  if (!stored || !endpoint || delivery === "off") return;
  const attempt = await sendLead(platform, endpoint, row);
  const result: ProbeReport["delivery"] = attempt.result === "delivered" ? "delivered" : "failed";
  const error = "error" in attempt ? attempt.error : null;
  await prepare(bindings.DB)`
    UPDATE leads SET flags = ${JSON.stringify([result])}, last_error = ${error}
    WHERE id = ${row.id} AND status = 'probe'`.run();
}

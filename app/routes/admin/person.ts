import { data } from "react-router";
import { requireAdmin } from "~/features/admin/guard.server";
import { privateFile } from "~/http/cache-control";
import { byReference, bySender } from "~/outbox/admin/filter";
import { findLeads } from "~/outbox/admin/leads";
import { describePerson, readPerson } from "~/outbox/admin/person";
import { toPlainJson } from "~/outbox/admin/plain-text";
import type { Route } from "./+types/person";

export async function loader({ params, url, context }: Route.LoaderArgs) {
  const { db } = requireAdmin(context);
  const [lead] = await findLeads(db, byReference(params.reference));
  if (!lead) throw data(null, { status: 404 });
  const person = await readPerson(db, bySender(lead));
  const filename = `person-${lead.reference}`;
  return url.pathname.endsWith(".txt")
    ? privateFile(describePerson(person), "text/plain", `${filename}.txt`)
    : privateFile(toPlainJson(person), "application/json", `${filename}.json`);
}

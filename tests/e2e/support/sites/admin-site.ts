import { firstQuestion, optionOf } from "../inquiry.ts";
import { test as base } from "../site.ts";
import { openLocalStore } from "./local-store.ts";

const LEADS = [
  { reference: "K7QM-3TZD", status: "received", name: "Ada Lovelace", error: null },
  { reference: "HELD-0001", status: "held", name: "=cmd()<b>Mallory</b>\u202e", error: null },
  { reference: "DEAD-0002", status: "dead", name: "Élodie Nuñez", error: "422 phone" },
];

/** Each test has the key not used yet, and three leads. */
export const test = base.extend<{ entrance: string }>({
  baseURL: ({ started }, use) => use(started.url),
  entrance: ({ started }, use) => {
    addLeads(started.stateDir);
    return use(started.entrance);
  },
});

function addLeads(stateDir: string) {
  const store = openLocalStore(stateDir);
  for (const table of ["studio_keys", "leads", "funnel"]) store.exec(`DELETE FROM ${table}`);
  const insert = store.prepare(
    `INSERT INTO leads (id, submission, kind, reference, status, due, fields, payload, last_error,
       created, updated) VALUES (?, 's', 'wizard', ?, ?, 1, ?, '{}', ?, ?, 1)`,
  );
  LEADS.forEach(({ reference, status, name, error }, place) => {
    const email = `${reference.toLowerCase()}@visitor.test`;
    const fields = JSON.stringify({ name, email, message: "Hello,\n<script>alert(1)</script>" });
    insert.run(`s.${place}`, reference, status, fields, error, Date.now() - place * 3_600_000);
  });
  const yesterday = new Date(Date.now() - 86_400_000).toISOString().slice(0, 10);
  store
    .prepare(
      `INSERT INTO funnel (day, flow, step, event, detail, device, script, campaign, count)
       VALUES (?1, 'inquiry', '${firstQuestion.slug}', 'seen', '', 'phone', 'on', 'facebook', 12345678),
         (?1, 'inquiry', '${firstQuestion.slug}', 'answered', '${optionOf(firstQuestion).value}', 'phone', 'on', 'facebook', 10234567),
         (?1, 'inquiry', 'details', 'seen', '', 'other', 'on', '', 9876543)`,
    )
    .run(yesterday);
  store.close();
}

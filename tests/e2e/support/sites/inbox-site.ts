import { openLocalStore } from "./local-store.ts";
import { askForSite } from "./more-sites.ts";

const LEADS = [
  { reference: "K7QM-3TZD", status: "received", name: "Ada Lovelace", error: null },
  { reference: "HELD-0001", status: "held", name: "=cmd()<b>Mallory</b>\u202e", error: null },
  { reference: "DEAD-0002", status: "dead", name: "Élodie Nuñez", error: "422 phone" },
];

/** The site whose inbox opens with the studio's key: not used yet, and with three leads. */
export async function openInboxSite(): Promise<string> {
  const { url, stateDir } = await askForSite("inbox");
  const store = openLocalStore(stateDir);
  for (const table of ["studio_keys", "leads"]) store.exec(`DELETE FROM ${table}`);
  const insert = store.prepare(
    `INSERT INTO leads (id, submission, kind, reference, status, due, fields, payload, last_error,
       created, updated) VALUES (?, 's', 'wizard', ?, ?, 1, ?, '{}', ?, ?, 1)`,
  );
  LEADS.forEach(({ reference, status, name, error }, place) => {
    const email = `${reference.toLowerCase()}@visitor.test`;
    const fields = JSON.stringify({ name, email, message: "Hello,\n<script>alert(1)</script>" });
    insert.run(`s.${place}`, reference, status, fields, error, Date.now() - place * 3_600_000);
  });
  store.close();
  return url;
}

import type { DatabaseSync } from "node:sqlite";
import { openMemory } from "../../tests/stand-ins/d1.ts";
import { runLine } from "./command-line.ts";

/** The command on a store in memory; `answer` is the person's answer to a question, `waiting` the leads in KV. */
export function openTerminal(answer: boolean | null = null, waiting: number | null = 0) {
  const { store, db } = openMemory();
  const database = {
    open: async () => db,
    countWaiting: async () => waiting,
    close: async () => {},
  };

  async function type(line: string) {
    const output: string[] = [];
    const print = (text: string) => void output.push(text);
    const terminal = { print, complain: print, confirm: async () => answer };
    const code = await runLine(line.split(" ").filter(Boolean), terminal, () => database);
    return { code, output: output.join("\n") };
  }
  const add = (lead: Partial<typeof usual>) => addLead(store, lead);
  return { add, addNote: (note: string) => addNote(store, note), type, store };
}

const usual = {
  id: "s-1.aaaa",
  reference: "K7QF-2M9D",
  status: "dead",
  name: "Ada Lovelace",
  message: "Hello",
  lease: null as string | null,
  due: 0,
  created: Date.now(),
};

function addNote(store: DatabaseSync, note: string) {
  store
    .prepare(
      `INSERT INTO lead_acts (lead, reference, verb, who, at, note, stamp) VALUES (?, ?, 'note', 'ada', ?, ?, ?)`,
    )
    .run(usual.id, usual.reference, Date.now(), note, note);
}

function addLead(store: DatabaseSync, changes: Partial<typeof usual>) {
  const lead = { ...usual, ...changes };
  const fields = JSON.stringify({ name: lead.name, email: "ada@x.test", message: lead.message });
  store
    .prepare(
      `INSERT INTO leads (id, submission, kind, reference, status, due, lease, attempts, fields,
         payload, last_error, created, updated)
       VALUES (?, 's', 'wizard', ?, ?, ?, ?, 3, ?, '{"name":"Ada"}', '422 no', ?, ?)`,
    )
    .run(lead.id, lead.reference, lead.status, lead.due, lead.lease, fields, lead.created, 1);
}

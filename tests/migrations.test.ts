import { readdirSync, readFileSync } from "node:fs";
import { DatabaseSync } from "node:sqlite";
import { expect, test } from "vitest";

const NOW = Date.now();

/** A database as the migrations up to `last` leave it. */
function migrate(store: DatabaseSync, from: string, to: string) {
  const names = readdirSync("workers/migrations").sort();
  for (const name of names.filter((each) => each >= from && each < to))
    store.exec(readFileSync(`workers/migrations/${name}`, "utf8"));
}

function readCounts(store: DatabaseSync): Record<string, number> {
  const counts = JSON.parse(String(store.prepare("SELECT leads FROM lead_counts").get()?.leads));
  return Object.fromEntries(Object.entries<number>(counts).filter(([, leads]) => leads !== 0));
}

function countLeads(store: DatabaseSync): Record<string, unknown> {
  const rows = store.prepare("SELECT tally, COUNT(*) AS leads FROM leads GROUP BY tally").all();
  return Object.fromEntries(rows.map(({ tally, leads }) => [tally, leads]));
}

/** A former database with a lead of each of these states. */
function openFormer() {
  const store = new DatabaseSync(":memory:");
  migrate(store, "0001", "0010");
  const insert = store.prepare(
    `INSERT INTO leads (id, submission, kind, reference, status, due, fields, payload, created, updated, done, touched)
     VALUES (?, ?, 'wizard', ?, ?, 0, '{}', '{}', ?, 0, ?, ?)`,
  );
  for (const [at, status] of ["pending", "dead", "held", "delivered"].entries()) {
    const done = status === "held" ? NOW : null;
    insert.run(`s${at}.a`, `s${at}`, `AAAA-AAA${at}`, status, NOW, done, done);
  }
  store.exec(
    `INSERT INTO lead_acts (lead, reference, verb, who, at, stamp) VALUES ('s0.a', 'AAAA-AAA0', 'retry', 'ada', 7, 'x');
     INSERT INTO submits (visitor, lead, at) VALUES ('v', 's0.a', ${NOW}), ('site', 's0.a', ${NOW}), ('v', 's1.a', ${NOW});
     INSERT INTO troubles VALUES ('funnel.low', 1), ('lead.dead', 1);`,
  );
  return store;
}

test("a former database keeps its counts, caps and queued leads, and no incident that nothing ends", () => {
  const store = openFormer();
  migrate(store, "0010", "0011");
  const counts = { "pending wizard new": 1, "dead wizard new": 1, "held wizard done": 1 };
  expect(readCounts(store)).toEqual({ ...counts, "delivered wizard new": 1 });
  expect(store.prepare("SELECT id, requeued FROM leads WHERE requeued IS NOT NULL").all()).toEqual([
    { id: "s0.a", requeued: 7 },
  ]);
  expect(
    store.prepare("SELECT visitor, visitor_count, site_count FROM sends ORDER BY seq").all(),
  ).toEqual([
    { visitor: "v", visitor_count: 1, site_count: 0 },
    { visitor: "v", visitor_count: 2, site_count: 1 },
  ]);
  expect(store.prepare("SELECT name FROM troubles").all()).toEqual([{ name: "lead.dead" }]);
});

test("after an upgrade the studio is reminded of the last week's leads, not of older ones", () => {
  const store = openFormer();
  migrate(store, "0010", "0013");
  store.exec("UPDATE leads SET created = 5 WHERE status IN ('dead', 'held')");
  migrate(store, "0013", "0014");
  const reminded = "SELECT status, reminded FROM leads ORDER BY status";
  expect(store.prepare(reminded).all()).toEqual([
    { status: "dead", reminded: 5 },
    { status: "delivered", reminded: null },
    { status: "held", reminded: 5 },
    { status: "pending", reminded: null },
  ]);
});

test("what stayed of deleted leads stays in an upgrade, without reasons, and later ones have theirs", () => {
  const store = openFormer();
  migrate(store, "0010", "0015");
  store.exec("DELETE FROM leads WHERE status = 'delivered'");
  migrate(store, "0015", "0016");
  store.exec(
    "UPDATE leads SET result = 'lost', reason = 'price', done = 1 WHERE status = 'pending'; DELETE FROM leads",
  );
  const months = "SELECT reason, leads, lost FROM lead_months ORDER BY reason";
  expect(store.prepare(months).all()).toEqual([
    { reason: "", leads: 2, lost: 0 },
    { reason: "price", leads: 1, lost: 1 },
  ]);
});

test("the counts of leads stay right, whatever is done with them", () => {
  const store = openFormer();
  migrate(store, "0010", "0011");
  for (const change of [
    "UPDATE leads SET status = 'delivered' WHERE status = 'pending'",
    "UPDATE leads SET done = 1, touched = 1 WHERE status = 'dead'",
    "UPDATE leads SET withdrawn = 1",
    "UPDATE leads SET last_error = 'no answer'",
    "INSERT INTO leads SELECT 'new.a', 'new', kind, reference, 'held', due, lease, attempts, unknown_outcomes, fields, payload, flags, user_agent, last_error, created, updated, delivered, counted, done, touched, outcome, withdrawn, requeued FROM leads WHERE id = 's1.a'",
    "UPDATE leads SET done = NULL",
    "DELETE FROM leads WHERE status = 'delivered'",
    "DELETE FROM leads",
  ]) {
    store.exec(
      change.replace(
        "INSERT INTO leads SELECT",
        `INSERT INTO leads (id, submission, kind,
      reference, status, due, lease, attempts, unknown_outcomes, fields, payload, flags, user_agent, last_error,
      created, updated, delivered, counted, done, touched, outcome, withdrawn, requeued) SELECT`,
      ),
    );
    expect(readCounts(store), change).toEqual(countLeads(store));
  }
});

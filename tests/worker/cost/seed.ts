const MINUTE_MS = 60_000;
const DAY_MS = 24 * 60 * MINUTE_MS;

// D1 binds numbers as REAL, whose division has no whole numbers.
const NUMBERS =
  "WITH RECURSIVE n (i) AS (SELECT CAST(?1 AS INTEGER) UNION ALL SELECT i + 1 FROM n WHERE i < ?2)";
const ID = "'seed.' || i";
const SUBMISSION = "'seed-' || i";
const REFERENCE = "'S' || substr(printf('%07d', i), 1, 3) || '-' || substr(printf('%07d', i), 4)";
const NAME =
  "char(65 + i % 26) || 'nna ' || CASE i % 5 WHEN 0 THEN 'Müller' WHEN 1 THEN 'O’Brien' " +
  "WHEN 2 THEN 'Lovelace' WHEN 3 THEN 'García' ELSE 'Smith' END || ' ' || i";
const KIND =
  "CASE i % 10 WHEN 0 THEN 'assessment' WHEN 1 THEN 'request' WHEN 2 THEN 'crm' " +
  "WHEN 3 THEN 'crm' ELSE 'wizard' END";
/** Of a thousand leads; what nobody has done anything with is among all of them. */
const STATUS =
  "CASE WHEN i % 1000 < 20 THEN 'held' WHEN i % 1000 < 30 THEN 'dead' " +
  "WHEN i % 1000 < 35 THEN 'unconfirmed' WHEN i % 1000 < 85 THEN 'received' " +
  "WHEN i % 1000 < 105 THEN 'superseded' ELSE 'delivered' END";
const IS_DONE = "i % 2 = 0 AND i % 1000 >= 20";
const SOURCE =
  "CASE i % 6 WHEN 0 THEN 'google' WHEN 1 THEN 'newsletter' WHEN 2 THEN 'elsewhere' ELSE '' END";

/** The rows of one insert: too many in one statement would exceed D1's limits. */
const CHUNK = 10_000;

/**
 * A studio with so many leads, as many notifications, and five counts of the funnel a lead, which know 22 answers to a
 * step. Nothing is pending, no reminder is due, and nothing is due to be deleted: leads and funnel are of the last 80 days, notifications
 * and held leads of 20. A day's limit of copies for visitors is not reached.
 */
export async function seedStudio(db: D1Database, leads: number, now = Date.now()): Promise<void> {
  // The newest lead is an hour old, and the higher number is the newer.
  const created = (days: number) =>
    `${now - 60 * MINUTE_MS} - CAST((${leads} - i) * ${days * DAY_MS} / ${leads} AS INTEGER)`;
  const age = `CASE WHEN i % 1000 < 20 THEN ${created(20)} ELSE ${created(80)} END`;
  const rows: [count: number, sql: string][] = [
    [
      leads,
      `INSERT INTO leads (id, submission, kind, reference, status, due, attempts, fields, payload, flags,
         created, updated, delivered, done, touched, withdrawn, reminded, searched, source)
       SELECT ${ID}, ${SUBMISSION}, ${KIND}, ${REFERENCE}, ${STATUS}, ${age}, 1,
         json_object('name', ${NAME}, 'email', 'visitor' || i || '@seed.test', 'company', 'Company ' || i,
           'message', 'We need a film. ' || hex(zeroblob(200)), 'utm_source', ${SOURCE}),
         json_object('name', ${NAME}, 'message', hex(zeroblob(300))),
         iif(i % 1000 < 20, '["cap"]', '[]'), ${age}, ${age} + 1000,
         iif(${STATUS} = 'delivered', ${age} + 1000, NULL),
         iif(${IS_DONE}, ${age} + 60000, NULL), iif(${IS_DONE}, ${age} + 60000, NULL),
         iif(i % 500 = 499, ${age} + 2000, NULL), iif(i % 1000 < 20, 0, ${age} + 3000),
         lower(replace(${NAME}, '’', '')) || char(10) || 'visitor' || i || '@seed.test',
         CASE ${SOURCE} WHEN '' THEN 'none' WHEN 'elsewhere' THEN 'other' ELSE ${SOURCE} END FROM n`,
    ],
    [
      leads,
      `INSERT INTO lead_attempts (lead, at, outcome, error)
       SELECT ${ID}, ${age} + 1000, iif(${STATUS} = 'dead', 'dead', 'delivered'),
         iif(${STATUS} = 'dead', '422 no', NULL) FROM n WHERE i % 1000 >= 20`,
    ],
    [
      leads,
      `INSERT INTO lead_acts (lead, reference, verb, who, at, note, stamp)
       SELECT ${ID}, ${REFERENCE}, CASE WHEN ${IS_DONE} THEN 'done' WHEN i % 20 = 1 THEN 'resend' ELSE 'note' END,
         'owner@studio.test', ${age} + 60000, iif(${IS_DONE}, NULL, 'Called back.'), 'seed ' || i
       FROM n WHERE ${IS_DONE} OR i % 20 < 4`,
    ],
    [
      leads,
      `INSERT INTO notices (id, about, channel, event, lead, status, due, attempts, created, updated)
       SELECT 'seed ' || i, CASE i % 10 WHEN 0 THEN 'copy.visitor ' || ${SUBMISSION} ELSE 'lead.new ' || ${ID} || ' ' END,
         CASE i % 10 WHEN 0 THEN 'visitor' WHEN 1 THEN 'webhook' ELSE 'mail' END,
         iif(i % 10 = 0, 'copy.visitor', 'lead.new'), ${ID},
         CASE WHEN i % 100 < 97 THEN 'sent' WHEN i % 100 < 99 THEN 'grouped' ELSE 'dead' END,
         ${created(20)}, 1, ${created(20)}, ${created(20)} + 1000 FROM n`,
    ],
    [
      Math.ceil(leads / 50),
      `INSERT INTO submits (visitor, lead, at)
       SELECT 'visitor ' || (i % 97), ${ID}, ${now - 60 * MINUTE_MS} - (${leads} - i) * 1000 FROM n`,
    ],
    [
      Math.ceil(leads / 100),
      `INSERT INTO details (submission, session, sealed, updated, visitor)
       SELECT ${SUBMISSION}, 'session ' || i, hex(zeroblob(500)), ${now - 60 * MINUTE_MS}, 'visitor ' || (i % 97) FROM n`,
    ],
    [
      1_000,
      `INSERT INTO sweeps (at, ms, tally) SELECT ${now} - i * 60000, 50, '{"delivered":1}' FROM n`,
    ],
    [
      5 * leads,
      `INSERT INTO funnel (day, flow, step, event, detail, device, script, campaign, count)
       SELECT date(${now} / 1000, 'unixepoch', '-' || (i % 80) || ' days'),
         CASE i / 80 % 3 WHEN 0 THEN 'inquiry' WHEN 1 THEN 'assessment' ELSE 'inquiry-short' END,
         CASE i / 240 % 4 WHEN 0 THEN 'category' WHEN 1 THEN 'details' WHEN 2 THEN 'review' ELSE 'thank-you' END,
         CASE i / 960 % 3 WHEN 0 THEN 'seen' WHEN 1 THEN 'answered' ELSE 'back' END,
         'answer-' || (i / 11520 % 22), iif(i / 2880 % 2, 'phone', 'other'), 'on', iif(i / 5760 % 2, 'google', ''), 1 + i % 9 FROM n WHERE TRUE
       ON CONFLICT DO UPDATE SET count = count + excluded.count`,
    ],
  ];
  for (const [count, sql] of rows) {
    for (let from = 1; from <= count; from += CHUNK)
      await db
        .prepare(`${NUMBERS} ${sql}`)
        .bind(from, Math.min(count, from + CHUNK - 1))
        .run();
  }
  await db.prepare("UPDATE visitor_copies SET count = MIN(count, 10)").run();
  // Seeding may take longer than a run may be late.
  await db
    .prepare("INSERT OR REPLACE INTO heartbeats VALUES ('sweep', ?1), ('asked', ?1)")
    .bind(Date.now())
    .run();
}

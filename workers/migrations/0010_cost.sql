-- What a request or a run of the cron reads depends on the work that is due, not on how much is stored.

-- How many leads there are of each status, kind and mark, so that nothing has to count them: one row, whose JSON
-- has a number for each value of leads.tally, such as "pending wizard new".
ALTER TABLE leads ADD COLUMN tally TEXT GENERATED ALWAYS AS (
  status || ' ' || kind || iif(withdrawn IS NULL, '', ' withdrawn') || iif(done IS NULL, '', ' done')
    || iif(touched IS NULL, ' new', '')
) VIRTUAL;
CREATE TABLE lead_counts (
  id INTEGER NOT NULL PRIMARY KEY CHECK (id = 1),
  leads TEXT NOT NULL
) STRICT;
INSERT INTO lead_counts (id, leads)
SELECT 1, json_group_object(tally, leads) FROM (SELECT tally, COUNT(*) AS leads FROM leads GROUP BY tally);

CREATE TRIGGER leads_added AFTER INSERT ON leads
BEGIN
  UPDATE lead_counts SET leads = json_set(leads,
    '$."' || NEW.tally || '"', COALESCE(leads ->> ('$."' || NEW.tally || '"'), 0) + 1);
END;
CREATE TRIGGER leads_removed AFTER DELETE ON leads
BEGIN
  UPDATE lead_counts SET leads = json_set(leads,
    '$."' || OLD.tally || '"', COALESCE(leads ->> ('$."' || OLD.tally || '"'), 0) - 1);
END;
CREATE TRIGGER leads_changed AFTER UPDATE ON leads WHEN NEW.tally <> OLD.tally
BEGIN
  UPDATE lead_counts SET leads = json_set(leads,
    '$."' || NEW.tally || '"', COALESCE(leads ->> ('$."' || NEW.tally || '"'), 0) + 1,
    '$."' || OLD.tally || '"', COALESCE(leads ->> ('$."' || OLD.tally || '"'), 0) - 1);
END;

-- When a person last queued the lead again: it waits since then.
ALTER TABLE leads ADD COLUMN requeued INTEGER;
UPDATE leads SET requeued = queued.at
FROM (SELECT lead, MAX(at) AS at FROM lead_acts WHERE verb IN ('retry', 'resend', 'release') GROUP BY lead) queued
WHERE queued.lead = leads.id;
CREATE TRIGGER leads_queued_again AFTER INSERT ON lead_acts WHEN NEW.verb IN ('retry', 'resend', 'release')
BEGIN
  UPDATE leads SET requeued = NEW.at WHERE id = NEW.lead;
END;

-- Each index is one more row that is written with a lead; leads_requeued and leads_settled have few rows.
CREATE INDEX leads_next ON leads (kind, due) WHERE status = 'pending' AND withdrawn IS NULL;
CREATE INDEX leads_requeued ON leads (requeued) WHERE status = 'pending' AND requeued IS NOT NULL;
CREATE INDEX leads_state ON leads (status, created);
CREATE INDEX leads_settled ON leads (status, touched)
  WHERE done IS NOT NULL AND status IN ('received', 'dead', 'unconfirmed');
DROP INDEX leads_due;
DROP INDEX leads_waiting;
DROP INDEX leads_age;
DROP INDEX leads_created;
DROP INDEX leads_done;
-- Of a submission's rows the ids begin with it.
DROP INDEX leads_submission;

-- Without a rowid, each notification is one row less to write.
CREATE TABLE keyed_notices (
  id TEXT NOT NULL PRIMARY KEY, -- also the Idempotency-Key
  about TEXT NOT NULL, -- what it tells: the same is told once a channel
  channel TEXT NOT NULL, -- mail, webhook, visitor
  event TEXT NOT NULL,
  lead TEXT, -- null when it is about several leads
  count INTEGER NOT NULL DEFAULT 1,
  trouble TEXT, -- leads.well: what is over
  status TEXT NOT NULL, -- pending, sent, grouped, dead, probe
  due INTEGER NOT NULL, -- pending: not before; with a lease: when the lease ends
  lease TEXT,
  attempts INTEGER NOT NULL DEFAULT 0,
  last_error TEXT,
  created INTEGER NOT NULL,
  updated INTEGER NOT NULL,
  mailbox TEXT, -- of a visitor's copy: the keyed hash of its mailbox, which gets only a few a day
  UNIQUE (about, channel)
) STRICT, WITHOUT ROWID;
INSERT INTO keyed_notices (id, about, channel, event, lead, count, trouble, status, due, lease, attempts, last_error,
  created, updated)
SELECT id, about, channel, event, lead, count, trouble, status, due, lease, attempts, last_error, created, updated
FROM notices;
DROP TABLE notices;
ALTER TABLE keyed_notices RENAME TO notices;
CREATE INDEX notices_due ON notices (due) WHERE status = 'pending';
CREATE INDEX notices_copies ON notices (mailbox, created) WHERE channel = 'visitor';
CREATE INDEX notices_settled ON notices (updated) WHERE status IN ('sent', 'grouped', 'dead');
CREATE INDEX notices_probe ON notices (created) WHERE status = 'probe';

-- The alarm for few sent forms is gone.
DELETE FROM troubles WHERE name = 'funnel.low';
UPDATE notices SET status = 'dead' WHERE status = 'pending' AND event IN ('funnel.low', 'funnel.well');

CREATE INDEX lead_acts_forgotten ON lead_acts (at) WHERE lead IS NULL;
CREATE INDEX forgotten_age ON forgotten (at);
CREATE INDEX studio_keys_age ON studio_keys (used);

-- Stored leads of the last day by who sent them. A row has the running numbers of its sender, its network and of all,
-- so that the number of rows between two times is read without counting them.
CREATE TABLE sends (
  seq INTEGER NOT NULL PRIMARY KEY,
  visitor TEXT NOT NULL, -- HMAC of the address, as in submits
  network TEXT, -- HMAC of the /48 network; null for IPv4
  at INTEGER NOT NULL,
  visitor_count INTEGER NOT NULL,
  network_count INTEGER NOT NULL,
  site_count INTEGER NOT NULL -- of a UTC day, without those that are over the cap of their sender
) STRICT;
CREATE INDEX sends_visitor ON sends (visitor, at);
CREATE INDEX sends_network ON sends (network, at) WHERE network IS NOT NULL;
INSERT INTO sends (visitor, at, visitor_count, network_count, site_count)
SELECT visitor, at, ROW_NUMBER() OVER (PARTITION BY visitor ORDER BY seq), 0,
  (SELECT COUNT(*) FROM submits site WHERE site.visitor = 'site' AND site.seq <= submits.seq
    AND site.at >= unixepoch('now', 'start of day') * 1000)
FROM submits WHERE visitor NOT IN ('site', 'probe') ORDER BY seq;

-- How often an address, a network or a session saved details, by UTC day. Deleted by the cron when it is over.
CREATE TABLE saves (
  day INTEGER NOT NULL, -- days since 1970
  saver TEXT NOT NULL, -- HMAC of the address, network or session
  count INTEGER NOT NULL,
  PRIMARY KEY (day, saver)
) STRICT, WITHOUT ROWID;

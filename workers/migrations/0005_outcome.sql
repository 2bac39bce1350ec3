-- What visitors did beside sending, how often one address sends, how the outbox fares, and what the studio is told.

ALTER TABLE leads ADD COLUMN outcome TEXT; -- what the visitor did with it: booking opened
ALTER TABLE leads ADD COLUMN withdrawn INTEGER; -- when the visitor took it back: not sent from then on

CREATE INDEX leads_waiting ON leads (created) WHERE status = 'pending' AND withdrawn IS NULL;

CREATE TABLE submits (
  seq INTEGER NOT NULL PRIMARY KEY,
  visitor TEXT NOT NULL, -- HMAC of the address: the address itself is not kept
  lead TEXT NOT NULL,
  at INTEGER NOT NULL,
  UNIQUE (visitor, lead)
) STRICT;
CREATE INDEX submits_age ON submits (at);

CREATE TABLE heartbeats (
  name TEXT NOT NULL PRIMARY KEY, -- sweep
  at INTEGER NOT NULL
) STRICT;

CREATE TABLE sweeps (
  at INTEGER NOT NULL PRIMARY KEY,
  ms INTEGER NOT NULL,
  tally TEXT NOT NULL -- JSON: how many leads came out how
) STRICT;

CREATE TABLE notices (
  id TEXT NOT NULL PRIMARY KEY, -- also the Idempotency-Key
  about TEXT NOT NULL, -- what it tells: the same is told once a channel
  channel TEXT NOT NULL, -- mail, webhook
  event TEXT NOT NULL,
  lead TEXT, -- null when it is about several leads
  count INTEGER NOT NULL DEFAULT 1,
  trouble TEXT, -- leads.well: what is over
  status TEXT NOT NULL, -- pending, sent, grouped, dead
  due INTEGER NOT NULL, -- pending: not before; with a lease: when the lease ends
  lease TEXT,
  attempts INTEGER NOT NULL DEFAULT 0,
  last_error TEXT,
  created INTEGER NOT NULL,
  updated INTEGER NOT NULL,
  UNIQUE (about, channel)
) STRICT;
CREATE INDEX notices_due ON notices (due) WHERE status = 'pending';
CREATE INDEX notices_age ON notices (status, updated);

CREATE TABLE troubles (
  name TEXT NOT NULL PRIMARY KEY, -- the event that told of it
  since INTEGER NOT NULL
) STRICT;

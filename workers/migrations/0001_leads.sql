-- The outbox and the studio's inbox. Expand-only: later migrations add, they never change or drop.
-- Times are integer milliseconds since 1970.
CREATE TABLE leads (
  id TEXT NOT NULL PRIMARY KEY, -- submission "." hash of the visitor's fields; also the Idempotency-Key
  submission TEXT NOT NULL,
  kind TEXT NOT NULL, -- wizard, assessment, crm
  reference TEXT NOT NULL, -- XXXX-XXXX, what the visitor and the studio call it
  status TEXT NOT NULL, -- pending, delivered, received, held, dead, superseded
  due INTEGER NOT NULL, -- pending: not before; with a lease: when the lease ends
  lease TEXT, -- who is sending right now
  attempts INTEGER NOT NULL DEFAULT 0,
  unknown_outcomes INTEGER NOT NULL DEFAULT 0, -- attempts that may have been accepted unseen; counts a running one
  fields TEXT NOT NULL, -- JSON: what the visitor typed
  payload TEXT NOT NULL, -- JSON: the wire body, built once
  flags TEXT NOT NULL DEFAULT '[]', -- JSON: spam signals
  user_agent TEXT,
  last_error TEXT, -- status and first 500 characters of the answer, e-mails masked
  created INTEGER NOT NULL,
  updated INTEGER NOT NULL,
  delivered INTEGER
) STRICT;

CREATE INDEX leads_due ON leads (due) WHERE status = 'pending';
CREATE INDEX leads_age ON leads (status, updated);
CREATE INDEX leads_created ON leads (created);
CREATE INDEX leads_submission ON leads (submission);
CREATE INDEX leads_reference ON leads (reference);

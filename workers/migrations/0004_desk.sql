-- What the studio does with its leads: search, done, notes, who did what, and how delivery went.

-- Read out of the JSON that is stored anyway, so that no writer has to know them.
ALTER TABLE leads ADD COLUMN email TEXT GENERATED ALWAYS AS (
  lower(trim(COALESCE(fields ->> 'email', payload ->> 'user_email', payload ->> 'email', payload ->> 'Email')))
) VIRTUAL;
ALTER TABLE leads ADD COLUMN name TEXT GENERATED ALWAYS AS (
  trim(COALESCE(fields ->> 'name', fields ->> 'fullName',
    (fields ->> 'firstName') || ' ' || (fields ->> 'lastName'), payload ->> 'name', payload ->> 'user_name', ''))
) VIRTUAL;
ALTER TABLE leads ADD COLUMN done INTEGER; -- when a person called it done
ALTER TABLE leads ADD COLUMN touched INTEGER; -- when a person last did something with it; null is new

-- Lists, counts and searches read this alone: the rows themselves may be 40 KB each.
CREATE INDEX leads_desk ON leads (created, id, status, kind, done, touched, reference, name, email);
CREATE INDEX leads_email ON leads (email);

CREATE TABLE lead_attempts (
  lead TEXT NOT NULL REFERENCES leads (id) ON DELETE CASCADE,
  at INTEGER NOT NULL,
  outcome TEXT NOT NULL, -- delivered, failed, unknown, or the status that the attempt ended in
  error TEXT
) STRICT;
CREATE INDEX lead_attempts_lead ON lead_attempts (lead, at);

CREATE TABLE lead_acts (
  id INTEGER PRIMARY KEY,
  lead TEXT REFERENCES leads (id) ON DELETE CASCADE, -- null: the lead is forgotten
  reference TEXT NOT NULL,
  verb TEXT NOT NULL,
  who TEXT NOT NULL,
  at INTEGER NOT NULL,
  note TEXT,
  stamp TEXT NOT NULL, -- names the command; the same one twice is one act
  UNIQUE (lead, stamp)
) STRICT;
CREATE INDEX lead_acts_stamp ON lead_acts (stamp);

CREATE TABLE studio_keys (
  hash TEXT NOT NULL PRIMARY KEY, -- SHA-256 of a one-time key that was used
  used INTEGER NOT NULL
) STRICT;

INSERT INTO lead_attempts (lead, at, outcome, error)
SELECT id, updated, CASE status WHEN 'pending' THEN 'failed' ELSE status END, last_error
FROM leads WHERE attempts > 0 AND lease IS NULL AND status <> 'superseded';

-- An attempt has ended: its lease is gone, or went to another holder because it ran out. A claim given
-- back before it ran out was no attempt. The last hundred of a lead are kept.
CREATE TRIGGER leads_attempted AFTER UPDATE ON leads
WHEN NEW.status <> 'received' AND (
  (NEW.status = 'delivered' AND OLD.status <> 'delivered')
  OR (OLD.lease IS NOT NULL AND NEW.lease IS NOT OLD.lease
    AND (NEW.attempts >= OLD.attempts OR OLD.due <= NEW.updated)))
BEGIN
  INSERT INTO lead_attempts (lead, at, outcome, error)
  VALUES (NEW.id, NEW.updated,
    CASE
      WHEN NEW.status = 'delivered' THEN 'delivered'
      WHEN NEW.lease IS NOT NULL OR NEW.attempts < OLD.attempts THEN 'unknown'
      WHEN NEW.status = 'pending' THEN 'failed'
      ELSE NEW.status
    END,
    CASE WHEN NEW.status <> 'delivered' AND NEW.lease IS NULL AND NEW.attempts >= OLD.attempts
      THEN NEW.last_error END);
  DELETE FROM lead_attempts WHERE lead = NEW.id AND at < (
    SELECT at FROM lead_attempts WHERE lead = NEW.id ORDER BY at DESC LIMIT 1 OFFSET 99);
END;

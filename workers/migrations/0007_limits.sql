-- Limits of one address for unsent details, and what the cron looks for when it deletes.

-- HMAC of the address that stored the row, to count the rows of a day; null in rows of former versions.
ALTER TABLE details ADD COLUMN visitor TEXT;
CREATE INDEX details_visitor ON details (visitor, updated);

CREATE INDEX leads_withdrawn ON leads (withdrawn) WHERE withdrawn IS NOT NULL;
CREATE INDEX leads_done ON leads (touched) WHERE done IS NOT NULL;

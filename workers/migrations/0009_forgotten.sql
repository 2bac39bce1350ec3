-- Who was deleted on request, so that a restored older database forgets them again. Deleted by the cron after 400 days.
CREATE TABLE forgotten (
  hash TEXT NOT NULL PRIMARY KEY, -- HMAC-SHA-256 of the e-mail address, with the key of forgotten_key
  at INTEGER NOT NULL
) STRICT, WITHOUT ROWID;

CREATE TABLE forgotten_key (
  id INTEGER NOT NULL PRIMARY KEY CHECK (id = 1), -- one row, which a restore replaces
  key TEXT NOT NULL
) STRICT;
INSERT INTO forgotten_key (id, key) VALUES (1, hex(randomblob(32)));

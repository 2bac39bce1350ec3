-- Links by which visitors go on with an unsent inquiry on another device, one a submission.
-- Deleted when the inquiry is sent, by "Remove this link", and by the cron after 48 hours.
CREATE TABLE elsewhere (
  submission TEXT NOT NULL PRIMARY KEY,
  key_hash TEXT NOT NULL UNIQUE, -- SHA-256 of the link's last part, which is not kept
  place TEXT NOT NULL, -- the step's address with the answers, which are not personal
  sealed TEXT NOT NULL, -- the details, encrypted with a key derived from the link's last part
  created INTEGER NOT NULL
) STRICT, WITHOUT ROWID;

CREATE INDEX elsewhere_age ON elsewhere (created);

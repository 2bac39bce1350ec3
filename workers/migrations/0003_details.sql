-- Typed details of unsent inquiries, one row a submission and session, encrypted with the site's secret.
-- Deleted when the inquiry is sent or closed, and by the cron after two days.
CREATE TABLE details (
  submission TEXT NOT NULL,
  session TEXT NOT NULL, -- id out of the signed cookie: only its browser reads the row
  sealed TEXT NOT NULL,
  updated INTEGER NOT NULL,
  PRIMARY KEY (submission, session)
) STRICT, WITHOUT ROWID;

CREATE INDEX details_session ON details (session, updated);
CREATE INDEX details_age ON details (updated);

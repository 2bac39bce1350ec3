-- The inbox reads as much as a page shows, however many leads are stored.
ALTER TABLE leads ADD COLUMN searched TEXT; -- name and e-mail as foldText leaves them; null until the cron has filled it
ALTER TABLE leads ADD COLUMN source TEXT; -- a known utm_source, "other", or "none"

-- Only the Worker knows which sources are known: the cron writes "other" when it fills `searched`.
UPDATE leads SET source = COALESCE(NULLIF(lower(trim(fields ->> 'utm_source')), ''), 'none');

-- Keeps its name, because the former version of the Worker names it. Its columns never change after the insert.
DROP INDEX leads_desk;
CREATE INDEX leads_desk ON leads (created, source, reference, searched);

CREATE INDEX leads_source ON leads (source, created) WHERE source <> 'none';
-- Without the status, so that a delivery does not write it.
CREATE INDEX leads_unanswered ON leads (created) WHERE done IS NULL;
CREATE INDEX leads_answered ON leads (created) WHERE done IS NOT NULL;
CREATE INDEX leads_taken_back ON leads (created) WHERE withdrawn IS NOT NULL;
CREATE INDEX leads_unfilled ON leads (created) WHERE searched IS NULL;

-- Counts of the funnel from its beginning to the end of a day: a period is the difference of two days.
-- Written by the cron, deleted after 200 days.
CREATE TABLE funnel_totals (
  day TEXT NOT NULL,
  flow TEXT NOT NULL,
  step TEXT NOT NULL,
  event TEXT NOT NULL,
  detail TEXT NOT NULL,
  device TEXT NOT NULL,
  campaign TEXT NOT NULL,
  count INTEGER NOT NULL,
  PRIMARY KEY (day, flow, step, event, detail, device, campaign)
) STRICT, WITHOUT ROWID;

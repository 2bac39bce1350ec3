-- Whether the studio was reminded to answer a lead, and which reminder says since when the oldest one waits.
ALTER TABLE leads ADD COLUMN reminded INTEGER; -- when; 0: it needed no answer then; null: its time has not come
ALTER TABLE notices ADD COLUMN since INTEGER; -- leads.waiting-for-answer: when the oldest lead came

-- The first run of the cron reminds of the last week's leads only.
UPDATE leads SET reminded = created WHERE created < (unixepoch() - 604800) * 1000;

-- Without the status, so that a delivery does not write it.
CREATE INDEX leads_reminded ON leads (reminded, created) WHERE done IS NULL;

-- Nobody was reminded of a lead that was held or replaced when its time came.
CREATE TRIGGER leads_revived AFTER UPDATE OF status ON leads
WHEN NEW.reminded = 0 AND OLD.status IN ('held', 'superseded') AND NEW.status NOT IN ('held', 'superseded')
BEGIN
  UPDATE leads SET reminded = NULL WHERE id = NEW.id;
END;

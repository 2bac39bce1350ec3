-- How often a step of a form or flow was seen, answered, left back, refused or finished, by day. Nothing in it
-- identifies a visitor. Deleted by the cron after 400 days.
CREATE TABLE funnel (
  day TEXT NOT NULL, -- such as 2026-11-24, in the studio's time zone
  flow TEXT NOT NULL,
  step TEXT NOT NULL,
  event TEXT NOT NULL,
  detail TEXT NOT NULL, -- the answer that was chosen, or the field that was refused; never what was typed
  device TEXT NOT NULL,
  script TEXT NOT NULL, -- whether the browser ran scripts, where that can be told
  campaign TEXT NOT NULL,
  count INTEGER NOT NULL,
  PRIMARY KEY (day, flow, step, event, detail, device, script, campaign)
) STRICT, WITHOUT ROWID;

-- What became of a lead, and what stays of that when the lead is deleted.
ALTER TABLE leads ADD COLUMN offer TEXT; -- what it is about: a slug, coaching or monthly; null: nothing that is sold
ALTER TABLE leads ADD COLUMN follow_up TEXT; -- the day of a reminder that the studio wants, such as 2026-11-30
ALTER TABLE leads ADD COLUMN result TEXT; -- won, lost; `outcome` is what the visitor did
ALTER TABLE leads ADD COLUMN amount INTEGER; -- of one that is won, in hundredths of the currency
ALTER TABLE leads ADD COLUMN reason TEXT; -- of one that is lost, a value of content/studio/inbox.yaml

CREATE INDEX leads_follow_up ON leads (follow_up) WHERE follow_up IS NOT NULL;

-- Deleted leads by month (UTC), without anything personal. Deleted by the cron after 800 days.
CREATE TABLE lead_months (
  month TEXT NOT NULL,
  kind TEXT NOT NULL,
  offer TEXT NOT NULL, -- empty: none
  source TEXT NOT NULL, -- a known utm_source, "other" or "none"
  leads INTEGER NOT NULL,
  answered INTEGER NOT NULL,
  won INTEGER NOT NULL,
  lost INTEGER NOT NULL,
  amount INTEGER NOT NULL, -- of those that were won, in hundredths of the currency
  PRIMARY KEY (month, kind, offer, source)
) STRICT, WITHOUT ROWID;

CREATE TRIGGER leads_summed AFTER DELETE ON leads
WHEN OLD.status NOT IN ('held', 'superseded', 'probe') AND OLD.withdrawn IS NULL
BEGIN
  INSERT INTO lead_months (month, kind, offer, source, leads, answered, won, lost, amount)
  VALUES (strftime('%Y-%m', OLD.created / 1000, 'unixepoch'), OLD.kind, COALESCE(OLD.offer, ''),
    COALESCE(OLD.source, 'none'), 1, OLD.done IS NOT NULL, OLD.result IS 'won', OLD.result IS 'lost',
    COALESCE(OLD.amount, 0))
  ON CONFLICT DO UPDATE SET leads = leads + 1, answered = answered + excluded.answered,
    won = won + excluded.won, lost = lost + excluded.lost, amount = amount + excluded.amount;
END;

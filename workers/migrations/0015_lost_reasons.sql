-- What stays of deleted leads says why those were lost.
DROP TRIGGER leads_summed;
ALTER TABLE lead_months RENAME TO former_months;

CREATE TABLE lead_months (
  month TEXT NOT NULL,
  kind TEXT NOT NULL,
  offer TEXT NOT NULL, -- empty: none
  source TEXT NOT NULL, -- a known utm_source, "other" or "none"
  reason TEXT NOT NULL, -- of those that were lost, a value of content/studio/inbox.yaml; empty: none
  leads INTEGER NOT NULL,
  answered INTEGER NOT NULL,
  won INTEGER NOT NULL,
  lost INTEGER NOT NULL,
  amount INTEGER NOT NULL, -- of those that were won, in hundredths of the currency
  PRIMARY KEY (month, kind, offer, source, reason)
) STRICT, WITHOUT ROWID;

INSERT INTO lead_months
SELECT month, kind, offer, source, '', leads, answered, won, lost, amount FROM former_months;
DROP TABLE former_months;

CREATE TRIGGER leads_summed AFTER DELETE ON leads
WHEN OLD.status NOT IN ('held', 'superseded', 'probe') AND OLD.withdrawn IS NULL
BEGIN
  INSERT INTO lead_months (month, kind, offer, source, reason, leads, answered, won, lost, amount)
  VALUES (strftime('%Y-%m', OLD.created / 1000, 'unixepoch'), OLD.kind, COALESCE(OLD.offer, ''),
    COALESCE(OLD.source, 'none'), COALESCE(OLD.reason, ''), 1, OLD.done IS NOT NULL, OLD.result IS 'won',
    OLD.result IS 'lost', COALESCE(OLD.amount, 0))
  ON CONFLICT DO UPDATE SET leads = leads + 1, answered = answered + excluded.answered,
    won = won + excluded.won, lost = lost + excluded.lost, amount = amount + excluded.amount;
END;

-- An inquiry that the studio has, and whose visitor has edited it and sent it again: the reference of the newer one.
-- Its status is superseded.
ALTER TABLE leads ADD COLUMN replaced_by TEXT;

-- How many copies for visitors were queued on a day (UTC), so that their limit is checked without counting them.
CREATE TABLE visitor_copies (
  day INTEGER NOT NULL PRIMARY KEY, -- days since 1970
  count INTEGER NOT NULL
) STRICT;
CREATE TRIGGER notices_copied AFTER INSERT ON notices WHEN NEW.channel = 'visitor'
BEGIN
  INSERT INTO visitor_copies (day, count) VALUES (NEW.created / 86400000, 1)
  ON CONFLICT (day) DO UPDATE SET count = count + 1;
END;

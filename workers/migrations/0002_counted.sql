-- When a submission was counted as a conversion in analytics: at most one of its rows has it.
ALTER TABLE leads ADD COLUMN counted INTEGER;

import { expect, test } from "vitest";
import { fillServices, fillTimes } from "#content/retention-periods";
import { readSettings } from "~/settings/settings.server";
import { retentionPeriodsOf } from "./retention-periods.server";

test("the privacy page says the times of this site's settings", () => {
  const times = retentionPeriodsOf(readSettings({ RETENTION_DAYS: "0", HELD_DAYS: "14" }));
  const text = fillServices("{time('retention')}, {time('held')}, {time('consent')}, 100% sure");
  expect(fillTimes(text, times)).toBe("1 day, 14 days, 180 days, 100% sure");
});

test("a misspelt name on the privacy page stops the build", () => {
  expect(() => fillServices("{time('helt')}")).toThrow(
    'there is no time "helt". Write one of completed,',
  );
});

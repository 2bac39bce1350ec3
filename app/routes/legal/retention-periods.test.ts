import { expect, test } from "vitest";
import { fillTimes } from "~/content/retention-periods";
import { readSettings } from "~/settings/settings.server";
import { retentionPeriodsOf } from "./retention-periods.server";

test("the privacy page says the times of this site's settings", () => {
  const times = retentionPeriodsOf(readSettings({ RETENTION_DAYS: "0", HELD_DAYS: "14" }));
  expect(fillTimes("%retention%, %held%, %consent%, 100% sure", times)).toBe(
    "1 day, 14 days, 180 days, 100% sure",
  );
});

import { expect } from "@playwright/test";
import { test } from "../support/site.ts";

test("a monitor reads the outbox as numbers @no-js", async ({ request }) => {
  const response = await request.get("/healthz");
  expect(response.status()).toBe(200);
  expect(response.headers()["cache-control"]).toBe("no-store");
  const { ok, leads, settings, lastSweepMs, at } = await response.json();
  expect(ok).toBe(true);
  expect(settings).toEqual([]);
  expect(Object.keys(leads).sort()).toEqual([
    "dead",
    "held",
    "oldestPendingMs",
    "pending",
    "received",
    "unconfirmed",
  ]);
  expect(lastSweepMs === null || lastSweepMs >= 0).toBe(true);
  expect(Date.parse(at)).toBeGreaterThan(0);
});

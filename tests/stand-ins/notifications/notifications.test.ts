import { afterAll, beforeAll, expect, test } from "vitest";
import { notificationsClient } from "../client.ts";
import type { StandIn } from "../http-server.ts";
import { startNotifications } from "./notifications.ts";

let sink: StandIn;

beforeAll(async () => {
  sink = await startNotifications();
});
afterAll(() => sink.close());

test("a notification is logged with its path, headers and JSON, and answered by the mode", async () => {
  const notifications = notificationsClient(sink.url);
  const post = () =>
    fetch(`${sink.url}/notices/one`, {
      method: "POST",
      headers: { "idempotency-key": "k" },
      body: '{"event":"lead.new"}',
      redirect: "manual",
    });
  expect((await post()).status).toBe(204);
  await notifications.setMode("redirect", { match: "/notices/one", times: 1 });
  expect((await post()).status).toBe(307);
  expect(await notifications.posts("/notices/one")).toMatchObject([
    { accepted: true, json: { event: "lead.new" }, headers: { "idempotency-key": "k" } },
    { accepted: false, mode: "redirect" },
  ]);
});

test("other addresses are not a webhook", async () => {
  expect((await fetch(`${sink.url}/other`, { method: "POST" })).status).toBe(404);
});

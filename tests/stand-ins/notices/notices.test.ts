import { afterAll, beforeAll, expect, test } from "vitest";
import { noticesClient } from "../client.ts";
import type { StandIn } from "../http-server.ts";
import { startNotices } from "./notices.ts";

let sink: StandIn;

beforeAll(async () => {
  sink = await startNotices();
});
afterAll(() => sink.close());

test("a notice is logged with its path, headers and JSON, and answered as told", async () => {
  const notices = noticesClient(sink.url);
  const post = () =>
    fetch(`${sink.url}/notices/one`, {
      method: "POST",
      headers: { "idempotency-key": "k" },
      body: '{"event":"lead.new"}',
      redirect: "manual",
    });
  expect((await post()).status).toBe(204);
  await notices.setMode("redirect", { match: "/notices/one", times: 1 });
  expect((await post()).status).toBe(307);
  expect(await notices.posts("/notices/one")).toMatchObject([
    { accepted: true, json: { event: "lead.new" }, headers: { "idempotency-key": "k" } },
    { accepted: false, mode: "redirect" },
  ]);
});

test("other addresses and methods are not a webhook", async () => {
  expect((await fetch(`${sink.url}/other`, { method: "POST" })).status).toBe(404);
  expect((await fetch(`${sink.url}/notices`)).status).toBe(405);
});

import { afterAll, beforeAll, expect, test } from "vitest";
import { formServiceClient } from "./client.ts";
import { inquiry, newEmail, postJson } from "./example-posts.ts";
import type { FormMode } from "./forms/form-modes.ts";
import { startFormService } from "./forms/form-service.ts";
import type { StandIn } from "./http-server.ts";

let service: StandIn;
let client: ReturnType<typeof formServiceClient>;

beforeAll(async () => {
  service = await startFormService({ limitPerMinute: null });
  client = formServiceClient(service.url);
});

afterAll(() => service.close());

test.for<[FormMode, number, string]>([
  ["ok", 200, '{"next":"/thanks","ok":true}'],
  ["ok_w3f", 200, '"message":"Email sent successfully!"'],
  ["fake_ok", 200, '{"next":"/thanks","ok":true}'],
  ["validation422", 422, '"code":"TYPE_EMAIL"'],
  ["forbidden403", 403, '"error":"Submission from different host'],
  ["notfound404", 404, '"code":"FORM_NOT_FOUND"'],
  ["quota200", 200, '{"error":"form over quota"}'],
  ["captcha_html200", 200, "<!doctype html>"],
  ["429_plain", 429, "Too Many Requests"],
  ["500", 500, '"error":"Internal Server Error"'],
])("mode %s answers %i", async ([mode, status, text]) => {
  const email = newEmail();
  await client.setMode(mode, { match: email });
  const response = await postInquiry(email);
  expect(response.status).toBe(status);
  expect(await response.text()).toContain(text);
  expect(response.headers.get("retry-after")).toBeNull();

  const accepted = ["ok", "ok_w3f", "fake_ok"].includes(mode);
  const post = { mode, status, accepted, spam: mode === "fake_ok", violations: [] };
  expect(await client.posts(email)).toMatchObject([post]);
});

test("mode 429_retry_after_2 names the seconds to wait", async () => {
  const email = newEmail();
  await client.setMode("429_retry_after_2", { match: email });
  const response = await postInquiry(email);
  expect(response.status).toBe(429);
  expect(response.headers.get("retry-after")).toBe("2");
});

test("mode 503_retry_after_date names a date at least two seconds ahead", async () => {
  const email = newEmail();
  await client.setMode("503_retry_after_date", { match: email });
  const before = Date.now();
  const response = await postInquiry(email);
  expect(response.status).toBe(503);
  const date = Date.parse(response.headers.get("retry-after") ?? "");
  expect(date).toBeGreaterThanOrEqual(before + 2_000);
});

test.for<[FormMode, boolean]>([
  ["hang", false],
  ["hang_accepted", true],
])("mode %s never answers, and whether it stored the post is %s", async ([mode, accepted]) => {
  const email = newEmail();
  await client.setMode(mode, { match: email });
  const signal = AbortSignal.timeout(200);
  await expect(postInquiry(email, { signal })).rejects.toThrow("timeout");
  expect(await client.posts(email)).toMatchObject([{ mode, status: null, accepted }]);
});

test("mode reset cuts the connection", async () => {
  const email = newEmail();
  await client.setMode("reset", { match: email });
  await expect(postInquiry(email)).rejects.toMatchObject({ cause: { code: "ECONNRESET" } });
  expect(await client.posts(email)).toMatchObject([{ status: null, accepted: false }]);
});

test("mode slow answers ok after its delay", async () => {
  const email = newEmail();
  await client.setMode("slow", { match: email, delayMs: 150 });
  const start = performance.now();
  const response = await postInquiry(email);
  expect(await response.json()).toEqual({ next: "/thanks", ok: true });
  expect(performance.now() - start).toBeGreaterThan(140);
});

test("a mode with times gives way to the default when used up", async () => {
  const email = newEmail();
  await client.setMode("500", { match: email, times: 2 });
  const statuses = [];
  for (let count = 0; count < 3; count += 1) statuses.push((await postInquiry(email)).status);
  expect(statuses).toEqual([500, 500, 200]);
});

test("a mode with a match leaves other posts alone", async () => {
  const [jane, june] = [newEmail(), newEmail()];
  await client.setMode("500", { match: jane });
  await client.setMode("forbidden403", { match: june });
  expect((await postInquiry(jane)).status).toBe(500);
  expect((await postInquiry(june)).status).toBe(403);
  expect((await postInquiry(newEmail())).status).toBe(200);

  await client.resetModes(jane);
  expect((await postInquiry(jane)).status).toBe(200);
  expect((await postInquiry(june)).status).toBe(403);
});

test("a mode without a match is the default for every post until the reset", async () => {
  const own = await startFormService();
  const ownClient = formServiceClient(own.url);
  await ownClient.setMode("500");
  expect((await postJson(`${own.url}/f/wizard`, inquiry(newEmail()))).status).toBe(500);
  await ownClient.resetModes();
  expect((await postJson(`${own.url}/f/wizard`, inquiry(newEmail()))).status).toBe(200);
  await own.close();
});

test.for([
  { mode: "nonsense" },
  { mode: "500", times: 0 },
  { mode: "500", delayMs: -1 },
  { mode: "500", match: "" },
  { mode: "500", time: 1 },
])("the control refuses %o", async (change) => {
  const body = JSON.stringify(change);
  const response = await fetch(`${service.url}/__control`, { method: "POST", body });
  expect(response.status).toBe(400);
});

test("the log is cleared for one match only", async () => {
  const [jane, june] = [newEmail(), newEmail()];
  await postInquiry(jane);
  await postInquiry(june);
  await client.clear(jane);
  expect(await client.posts(jane)).toEqual([]);
  expect(await client.posts(june)).toHaveLength(1);
});

function postInquiry(email: string, init?: RequestInit) {
  return postJson(`${service.url}/f/wizard`, inquiry(email), init);
}

import { afterAll, beforeAll, expect, test } from "vitest";
import { measurementClient } from "../client.ts";
import type { StandIn } from "../http-server.ts";
import { startMeasurement } from "./measurement.ts";

const CLIENT = "123456.7654321";
let google: StandIn;

beforeAll(async () => {
  google = await startMeasurement();
});

afterAll(() => google.close());

test("a measurement is taken in silence, and logged with its query", async () => {
  const client = measurementClient(google.url);
  const body = { client_id: "1.2", events: [{ name: "session_start", params: {} }] };
  const response = await post("/mp/collect?measurement_id=G-1&api_secret=s", body);
  expect(response.status).toBe(204);
  expect(await client.posts("1.2")).toMatchObject([
    {
      query: { measurement_id: "G-1", api_secret: "s" },
      json: body,
      violations: [{ fieldPath: "events[0].name", validationCode: "NAME_INVALID" }],
    },
  ]);
  await client.clear("1.2");
  expect(await client.posts("1.2")).toEqual([]);
});

test.for<[wrong: string, fieldPath: string, body: unknown]>([
  ["no client", "client_id", { events: [{ name: "a" }] }],
  ["no events", "events", { client_id: CLIENT, events: [] }],
  ["a long event name", "events[0].name", event("a".repeat(41))],
  ["a reserved name", "events[0].name", event("google_lead")],
  ["26 parameters", "events[0].params", event("a", fill(26))],
  [
    "a long parameter name",
    `events[0].params.${"p".repeat(41)}`,
    event("a", { ["p".repeat(41)]: 1 }),
  ],
  ["a long value", "events[0].params.p", event("a", { p: "x".repeat(101) })],
  ["a list", "events[0].params.p", event("a", { p: [1] })],
  ["a name for an e-mail", "events[0].params.user_email", event("a", { user_email: "x" })],
  ["an e-mail", "events[0].params.p", event("a", { p: "ada@visitor.test" })],
  ["text", "", "text"],
])("the debug endpoint names %s", async ([_wrong, fieldPath, body]) => {
  const response = await post("/debug/mp/collect", body);
  expect(await response.json()).toMatchObject({ validationMessages: [{ fieldPath }] });
});

test("the debug endpoint has nothing to say about a good body", async () => {
  const response = await post("/debug/mp/collect", event("generate_lead", fill(25)));
  expect(await response.json()).toEqual({ validationMessages: [] });
});

function event(name: string, params: Record<string, unknown> = {}) {
  return { client_id: CLIENT, events: [{ name, params }] };
}

function fill(count: number) {
  return Object.fromEntries(Array.from({ length: count }, (_, at) => [`p${at}`, at]));
}

function post(path: string, body: unknown) {
  return fetch(google.url + path, { method: "POST", body: JSON.stringify(body) });
}

import { afterAll, beforeAll, expect, test } from "vitest";
import { schedulerClient } from "./client.ts";
import type { StandIn } from "./http-server.ts";
import { startScheduler } from "./scheduler.ts";

let scheduler: StandIn;
let client: ReturnType<typeof schedulerClient>;

beforeAll(async () => {
  scheduler = await startScheduler();
  client = schedulerClient(scheduler.url);
});

afterAll(() => scheduler.close());

test("a booking page shows the event and the prefill, escaped", async () => {
  const response = await fetch(`${scheduler.url}/studio/strategy-call?name=%3Cb%3EJane%20Doe`);
  expect(response.status).toBe(200);
  const page = await response.text();
  expect(page).toContain("<h1>Book strategy-call</h1>");
  expect(page).toContain("<dt>name</dt><dd>&#60;b&#62;Jane Doe</dd>");
});

test("a hit is logged with its query and headers", async () => {
  const headers = { referer: "https://studio.test/" };
  const search = "?name=Jane%20Doe&guests=a%40x.test&guests=b%40x.test";
  await fetch(`${scheduler.url}/studio/logged${search}`, { headers });
  const query = { name: "Jane Doe", guests: ["a@x.test", "b@x.test"] };
  expect(await client.hits("/studio/logged")).toMatchObject([
    { path: "/studio/logged", search, query, headers },
  ]);
});

test("a payment page answers too", async () => {
  const response = await fetch(`${scheduler.url}/pay/25-reels`);
  expect(await response.text()).toContain("<h1>Pay for 25-reels</h1>");
});

test("the log of the scheduler is cleared for one match only", async () => {
  await fetch(`${scheduler.url}/studio/first-event`);
  await fetch(`${scheduler.url}/studio/second-event`);
  await client.clear("first-event");
  expect(await client.hits("first-event")).toEqual([]);
  expect(await client.hits("second-event")).toHaveLength(1);
});

test("a broken escape in the address still gets a page", async () => {
  expect((await fetch(`${scheduler.url}/studio/%E0%A4`)).status).toBe(200);
});

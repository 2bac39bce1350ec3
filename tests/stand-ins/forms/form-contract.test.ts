import { afterAll, beforeAll, expect, test } from "vitest";
import { formServiceClient } from "../client.ts";
import { assessment, inquiry, jsonHeaders, newEmail, postJson } from "../example-posts.ts";
import type { StandIn } from "../http-server.ts";
import { startFormService } from "./form-service.ts";

let service: StandIn;
let client: ReturnType<typeof formServiceClient>;

beforeAll(async () => {
  service = await startFormService({ limitPerMinute: null });
  client = formServiceClient(service.url);
});

afterAll(() => service.close());

test("the log shows what arrived, byte for byte", async () => {
  const body = inquiry(newEmail());
  await postJson(`${service.url}/f/wizard`, body);
  const [post] = await client.posts(body.email);
  expect(post).toMatchObject({ path: "/f/wizard", form: "wizard", json: body, violations: [] });
  expect(post?.rawBody).toBe(JSON.stringify(body));
  expect(post?.headers).toMatchObject(jsonHeaders);
  expect(Date.parse(post?.receivedAt ?? "")).toBeLessThanOrEqual(Date.now());
});

test("the form named assessment takes the keys of an assessment", async () => {
  const body = assessment(newEmail());
  expect((await postJson(`${service.url}/f/assessment`, body)).status).toBe(200);
  expect((await postJson(`${service.url}/f/wizard`, body)).status).toBe(422);
});

test("a missing and an unknown key are both recorded and answered 422", async () => {
  const { phone, ...rest } = inquiry(newEmail());
  const response = await postJson(`${service.url}/f/wizard`, { ...rest, _gotcha: phone });
  expect(response.status).toBe(422);
  expect(await client.posts(rest.email)).toMatchObject([
    { accepted: false, mode: null, violations: ['missing key "phone"', 'unknown key "_gotcha"'] },
  ]);
});

test.for<[string, Record<string, string>, number, string]>([
  ["form encoding", { "content-type": "text/plain" }, 415, 'content-type is "text/plain"'],
  ["no origin", { origin: "" }, 400, "no origin header"],
  ["no referer", { referer: "" }, 400, "no referer header"],
  ["any accept", { accept: "*/*" }, 200, "accept does not name application/json"],
])("a post with %s is refused", async ([, headers, status, violation]) => {
  const body = inquiry(newEmail());
  const response = await postJson(`${service.url}/f/wizard`, body, {
    headers: { ...jsonHeaders, ...headers },
  });
  expect(response.status).toBe(status);
  const isPage = response.headers.get("content-type")?.startsWith("text/html");
  expect(isPage).toBe(status === 200);
  expect(await client.posts(body.email)).toMatchObject([
    { status, accepted: false, violations: [violation] },
  ]);
});

test("a body that is not a JSON object is refused", async () => {
  const email = newEmail();
  expect((await postJson(`${service.url}/f/wizard`, [email])).status).toBe(422);
  const broken = { body: `{"email":"${email}"` };
  expect((await postJson(`${service.url}/f/wizard`, null, broken)).status).toBe(422);
  expect(await client.posts(email)).toHaveLength(2);
});

test("a refused post uses up no time of a mode", async () => {
  const body = inquiry(newEmail());
  await client.setMode("500", { match: body.email, times: 1 });
  await postJson(`${service.url}/f/wizard`, { email: body.email });
  expect((await postJson(`${service.url}/f/wizard`, body)).status).toBe(500);
});

test("posts over the limit of one form are answered 429 with the seconds to wait", async () => {
  const limited = await startFormService({ limitPerMinute: 2 });
  const post = (form: string) => postJson(`${limited.url}/f/${form}`, inquiry(newEmail()));
  await post("wizard");
  await post("wizard");
  const response = await post("wizard");
  expect(response.status).toBe(429);
  expect(Number(response.headers.get("retry-after"))).toBeGreaterThan(55);
  expect((await post("other")).status).toBe(200);
  await limited.close();
});

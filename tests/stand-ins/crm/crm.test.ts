import { afterAll, beforeAll, expect, test } from "vitest";
import { crmClient } from "../client.ts";
import { crmLead, newEmail, postForm } from "../example-posts.ts";
import type { StandIn } from "../http-server.ts";
import { startCrm } from "./crm.ts";
import type { CrmMode } from "./crm-modes.ts";

let crm: StandIn;
let client: ReturnType<typeof crmClient>;

beforeAll(async () => {
  crm = await startCrm();
  client = crmClient(crm.url);
});

afterAll(() => crm.close());

function post(email: string, init?: Parameters<typeof postForm>[2]) {
  return postForm(`${crm.url}/crm/WebToLeadForm`, crmLead(email), init);
}

test("a lead is answered with a redirect to its return address and logged byte for byte", async () => {
  const email = newEmail();
  const response = await post(email);
  expect(response.status).toBe(302);
  expect(response.headers.get("location")).toBe("https://studio.test/thank-you");
  const [entry] = await client.posts(email);
  expect(entry).toMatchObject({
    mode: "redirect302",
    status: 302,
    accepted: true,
    violations: [],
    fields: crmLead(email),
  });
  expect(entry?.rawBody).toContain("&Company=Caf%C3%A9+%C5%81%C3%B3d%C5%BA+%E6%97%A5%E6%9C%AC&");
});

test.for<[CrmMode, number, boolean, string]>([
  ["html200", 200, true, '<a href="https://studio.test/thank-you">'],
  ["html_silent_drop", 200, false, '<a href="https://studio.test/thank-you">'],
  ["splash", 200, true, '"actionsubmit":"Splash Message"'],
  ["error_json", 200, false, '"actionsubmit":"error_msg"'],
  ["captcha_json", 200, false, '"invalidCaptcha":"true"'],
  ["500", 500, false, "Internal Server Error"],
  ["503_retry_after", 503, false, "Busy"],
  ["429", 429, false, "Too Many Requests"],
  ["dup_ok", 302, true, ""],
])("mode %s answers %i", async ([mode, status, accepted, text]) => {
  const email = newEmail();
  await client.setMode(mode, { match: email });
  const response = await post(email);
  expect(response.status).toBe(status);
  expect(await response.text()).toContain(text);
  expect(response.headers.get("retry-after")).toBe(mode === "503_retry_after" ? "2" : null);
  expect(await client.posts(email)).toMatchObject([{ mode, status, accepted }]);
});

test("mode hang never answers, mode reset cuts the connection, mode slow takes its time", async () => {
  const [first, second, third] = [newEmail(), newEmail(), newEmail()];
  await client.setMode("hang", { match: first });
  await expect(post(first, { signal: AbortSignal.timeout(150) })).rejects.toThrow("timeout");
  await client.setMode("reset", { match: second });
  await expect(post(second)).rejects.toMatchObject({ cause: { code: "ECONNRESET" } });
  await client.setMode("slow", { match: third, delayMs: 120 });
  const start = performance.now();
  expect((await post(third)).status).toBe(302);
  expect(performance.now() - start).toBeGreaterThan(110);
  expect(await client.posts(first)).toMatchObject([{ status: null, accepted: false }]);
});

test("a mode for two posts gives way to the usual answer", async () => {
  const email = newEmail();
  await client.setMode("500", { match: email, times: 2 });
  const statuses = [];
  for (let count = 0; count < 3; count += 1) statuses.push((await post(email)).status);
  expect(statuses).toEqual([500, 500, 302]);
});

test("other addresses and methods have nothing to offer", async () => {
  expect((await fetch(`${crm.url}/crm/WebToLeadForm`)).status).toBe(405);
  expect((await postForm(`${crm.url}/crm/WebToContactForm`, {})).status).toBe(404);
});

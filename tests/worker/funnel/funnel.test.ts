import { env } from "cloudflare:workers";
import { beforeEach, expect, test } from "vitest";
import { inOrder, slugs } from "#content/inquiry/questions.yaml";
import { countFunnel, refusedFields, storeCounts } from "~/analytics/funnel/count.server";
import { readFunnel, reportFunnel } from "~/analytics/funnel/report";
import { countInquirySteps } from "~/features/inquiry/session.server";
import { takeErrors } from "../../setup/quiet-console.ts";
import { breakStatements } from "../broken-stores.ts";
import { openTestSite, routeArgs } from "../test-site.ts";

const SITE = "https://studio.test";
const [FIRST = "", SECOND = ""] = slugs;
const LAST = slugs.at(-1) ?? "";
const [{ id, options: [one, other] = [] } = { id: "" }] = inOrder;
/** An answer to the first question. */
const ONE = `${id}=${one?.value}`;
const OTHER = `${id}=${other?.value}`;
const PHONE = "Mozilla/5.0 (iPhone) Mobile Safari/604.1";

// What an earlier test counted and did not store.
beforeEach(async () => {
  await storeCounts(env.DB);
  await env.DB.exec("DELETE FROM funnel");
});

/** Opens a step, coming from another one. */
async function open(to: string, from?: string, headers: Record<string, string> = {}, status = 200) {
  const request = new Request(`${SITE}/inquiry/${to}`, {
    headers: {
      "User-Agent": PHONE,
      "Sec-Fetch-Dest": "document",
      ...(from && { Referer: `${SITE}/inquiry/${from}` }),
      ...headers,
    },
  });
  const args = routeArgs(openTestSite().platform, request);
  await countInquirySteps(args, async () => new Response(null, { status }));
}

async function stored(...columns: string[]): Promise<string[]> {
  await storeCounts(env.DB);
  const chosen = columns.join(", ");
  const rows = await env.DB.prepare(
    `SELECT ${chosen}, SUM(count) FROM funnel GROUP BY ${chosen}`,
  ).raw();
  return rows.map((row) => row.join(" "));
}

test("a step that is answered, gone back from, opened again or never left is counted as such", async () => {
  await open(FIRST);
  await open(`${SECOND}?${ONE}`, FIRST);
  await open(`${FIRST}?${ONE}`, `${SECOND}?${ONE}`);
  await open(`${SECOND}?${OTHER}`, `${FIRST}?${ONE}`);
  // The browser's own Back: the script has the address of the step already.
  await open(FIRST, FIRST, { "Sec-Fetch-Dest": "empty" });
  // An option without scripts shows its analysis on the same step.
  await open(`${FIRST}?${ONE}`, FIRST);
  expect((await stored("step", "event", "detail")).toSorted()).toEqual(
    [
      ...[`${FIRST} answered ${one?.value} 1`, `${FIRST} answered ${other?.value} 1`],
      ...[`${FIRST} seen  3`, `${SECOND} back  1`, `${SECOND} seen  2`],
    ].toSorted(),
  );
});

test("phones, scripts and known campaigns are told apart, and everything else is other", async () => {
  await open(`${FIRST}?utm_source=Newsletter`);
  await open("strategy?utm_source=<b>me@example.com</b>", LAST, {
    "Sec-Fetch-Dest": "empty",
    "User-Agent": "Mozilla/5.0 (X11) Firefox/140.0",
  });
  await open("details?flow=short", "category?flow=short");
  // A page that is no step says nothing of scripts.
  await open(`../content-strategy/inquiry/${SECOND}`, "../content-strategy");
  const counted = await stored("flow", "step", "device", "script", "campaign");
  expect(counted.toSorted()).toEqual(
    [
      `inquiry ${FIRST} phone unknown newsletter 1`,
      `inquiry ${SECOND} phone unknown  1`,
      `inquiry ${LAST} other on other 1`,
      "inquiry strategy other on other 1",
      "inquiry-short category phone off  1",
      "inquiry-short details phone off  1",
    ].toSorted(),
  );
});

test("bots, prefetches, HEAD, failures and foreign pages are not counted as visitors' steps", async () => {
  await open(FIRST, undefined, { "User-Agent": "Googlebot/2.1" });
  await open(FIRST, undefined, { "User-Agent": "" });
  await open(FIRST, undefined, { "Sec-Purpose": "prefetch;prerender" });
  await open(FIRST, undefined, { "X-Purpose": "preview" });
  await open(FIRST, undefined, { "X-Moz": "prefetch" });
  await open(FIRST, undefined, {}, 302);
  expect(await stored("step")).toEqual([]);
  await open("review", undefined, { Referer: "https://other.test/inquiry/details" });
  expect(await stored("step", "event")).toEqual(["review seen 1"]);
});

test("one address counts as often in a minute as it may open steps, with a session or without", async () => {
  const { platform } = openTestSite();
  const keys: string[] = [];
  platform.bindings.STEPS = {
    limit: async ({ key }) => ({ success: keys.push(key) <= 2 }),
  } as RateLimit;
  const headers = { "User-Agent": PHONE, "CF-Connecting-IP": "192.0.2.7" };
  const request = new Request(`${SITE}/book/strategy`, { headers });
  for (let times = 0; times < 5; times++)
    await countFunnel(platform, request, [{ flow: "request", step: "form", event: "seen" }]);
  expect(await stored("step")).toEqual(["form 2"]);
  expect(new Set(keys)).toEqual(new Set(["funnel 192.0.2.7"]));
});

test("a refused field is counted by its name, what was typed never", async () => {
  const { platform } = openTestSite();
  const request = new Request(SITE, { headers: { "User-Agent": PHONE } });
  const place = { flow: "inquiry", step: "details" };
  await countFunnel(platform, request, refusedFields(place, { error: { email: ["Ada said no"] } }));
  await countFunnel(platform, request, [
    { flow: "made-up", step: "x", event: "seen" },
    { ...place, event: "refused", detail: "Ada Lovelace <ada@example.com>" },
  ]);
  expect(await stored("flow", "step", "detail")).toEqual([
    "inquiry details email 1",
    "inquiry details other 1",
    "other other  1",
  ]);
});

test("counts are stored together within seconds, and a store that fails loses only them", async () => {
  const { platform, settled } = openTestSite();
  const request = new Request(SITE, { headers: { "User-Agent": PHONE } });
  for (let times = 0; times < 3; times++) {
    await countFunnel(platform, request, [{ flow: "request", step: "form", event: "seen" }]);
  }
  expect(await settled()).toHaveLength(1);
  expect((await env.DB.prepare("SELECT count FROM funnel").first())?.count).toBe(3);
  await countFunnel(platform, request, [{ flow: "request", step: "form", event: "seen" }]);
  await storeCounts(breakStatements(platform, 1).bindings.DB);
  expect(JSON.parse(takeErrors()[0] ?? "").event).toBe("funnel.failed");
});

test("the report names the largest loss, compares periods, and gives no share of a few visits", async () => {
  const day = (ago: number) =>
    new Intl.DateTimeFormat("en-CA", { timeZone: "America/Los_Angeles" }).format(
      Date.now() - ago * 86_400_000,
    );
  const add = (at: string, step: string, event: string, count: number, detail = "") =>
    env.DB.prepare(
      "INSERT INTO funnel VALUES (?1, 'inquiry-short', ?2, ?3, ?5, 'phone', 'on', '', ?4)",
    ).bind(at, step, event, count, detail);
  await env.DB.batch([
    add(day(0), "service", "seen", 100),
    add(day(6), "service", "answered", 60, "coaching"),
    add(day(8), "service", "seen", 50),
    add(day(8), "service", "answered", 40),
    add(day(15), "service", "seen", 1000),
    add(day(0), "category", "seen", 29),
    add(day(0), "details", "refused", 4, "email"),
  ]);
  const [report, ...others] = reportFunnel(await readFunnel(env.DB, 7));
  expect(others).toEqual([]);
  expect(report).toMatchObject({
    flow: "inquiry-short",
    loss: { label: "Service", ofTen: 4 },
    chosen: [{ label: "Service: coaching", count: 60 }],
    refused: [{ label: "Details: email", count: 4 }],
    devices: [{ label: "Phones", started: 100, finished: 0 }],
  });
  expect(report?.steps.slice(0, 2)).toEqual([
    {
      step: "service",
      label: "Service",
      seen: 100,
      answered: 60,
      isLast: false,
      rate: 0.6,
      before: 0.8,
    },
    {
      step: "category",
      label: "Category",
      seen: 29,
      answered: 0,
      isLast: false,
      rate: null,
      before: null,
    },
  ]);
});

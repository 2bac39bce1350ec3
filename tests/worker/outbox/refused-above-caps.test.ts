import { env } from "cloudflare:workers";
import { expect, test } from "vitest";
import bookingForm from "#content/forms/assessment.yaml";
import requestForm from "#content/forms/request.yaml";
import { encodeAnswers, sections } from "~/features/assessment/answer-code";
import { bookCall } from "~/features/assessment/booking.server";
import { answerAll } from "~/features/assessment/fixture";
import { findRequestTopic, submitRequest } from "~/features/lead-form/request.server";
import { sampleOf } from "~/forms/field";
import { createFormToken } from "~/http/parse-post.server";
import { acceptLead } from "~/outbox/accept-lead.server";
import { reachReview, send } from "../inquiry/inquiry-visitor.ts";
import {
  advanceClock,
  countRows,
  HOUR_MS,
  newEmail,
  openTestSite,
  writeInquiry,
} from "../test-site.ts";
import { fillForm, submit } from "./crm-visit.ts";

const NO_ENDPOINT = { FORMS_URL_WIZARD: "" };

function sendFrom(site: ReturnType<typeof openTestSite>, ipAddress: string) {
  return acceptLead(site.platform, { ...writeInquiry(), ipAddress }).then(({ status }) => status);
}

/** How many of so many, sent at once from addresses in turn, end in each status. */
async function sendMany(site: ReturnType<typeof openTestSite>, count: number, addresses: string[]) {
  const sending = Array.from({ length: count }, (_, at) =>
    sendFrom(site, addresses[at % addresses.length] ?? ""),
  );
  const counts: Record<string, number> = {};
  for (const status of await Promise.all(sending)) counts[status] = (counts[status] ?? 0) + 1;
  return counts;
}

test("from a cap on leads are held, and from twice the cap on nothing of them is stored", async () => {
  const site = openTestSite({ ...NO_ENDPOINT, HOURLY_CAP: "3", DAILY_CAP: "5" });
  expect(await sendMany(site, 9, ["192.0.2.1"])).toEqual({ stored: 3, held: 3, limited: 3 });
  expect(await countRows("leads")).toBe(6);
  expect(await countRows("sends")).toBe(6);
  expect(await sendFrom(site, "192.0.2.2")).toBe("stored");
  advanceClock(HOUR_MS + 1);
  expect(await sendMany(site, 6, ["192.0.2.1"])).toEqual({ held: 4, limited: 2 });
});

test("what was stored below the cap is accepted again above it, and is no lead of its own", async () => {
  const { platform } = openTestSite({ ...NO_ENDPOINT, HOURLY_CAP: "1" });
  const inquiries = Array.from({ length: 3 }, () => ({
    ...writeInquiry(),
    ipAddress: "192.0.2.3",
  }));
  const statuses = [];
  for (const inquiry of [...inquiries, ...inquiries])
    statuses.push((await acceptLead(platform, inquiry)).status);
  expect(statuses).toEqual(["stored", "held", "limited", "stored", "held", "limited"]);
  expect(await countRows("leads")).toBe(2);
});

test("of an IPv6 network of 48 bits ten times as much is taken, however many addresses it has", async () => {
  const site = openTestSite({ ...NO_ENDPOINT, HOURLY_CAP: "2" });
  const networks = Array.from({ length: 50 }, (_, at) => `2001:db8:7:${at.toString(16)}`);
  expect(await sendMany(site, 50, networks)).toEqual({ stored: 20, held: 20, limited: 10 });
  expect(await sendFrom(site, "2001:db8:8:1")).toBe("stored");
});

const RESULTS = encodeAnswers({ answers: answerAll("no", sections), context: {} });

test.each(["inquiry", "booking", "lead form", "request"] as const)(
  "%s above twice the cap is a 429 with all that was typed, and nothing is stored",
  async (form) => {
    const site = openTestSite({ ...NO_ENDPOINT, HOURLY_CAP: "1" });
    const reviewed = await reachReview(site);
    for (let time = 0; time < 2; time += 1) await sendFrom(site, "local");
    const email = newEmail();
    const post = async (fields: Record<string, string>) => {
      const token = await createFormToken(
        site.platform.settings.SESSION_SECRET,
        Date.now() - 60_000,
      );
      const body = new URLSearchParams({ ...fields, token, email });
      return new Request("https://studio.test/", { method: "POST", body });
    };
    const submits = {
      inquiry: () => send(site, reviewed),
      booking: async () => bookCall(site.platform, await post(sampleOf(bookingForm)), RESULTS),
      "lead form": async () => submit(site, { ...(await fillForm(site)).fields, email }),
      request: async () =>
        submitRequest(
          site.platform,
          await post(sampleOf(requestForm)),
          findRequestTopic({ kind: "strategy" }),
        ),
    };
    const result = await submits[form]();
    expect(result).toMatchObject({ ok: false, status: 429, failed: { problem: "capped" } });
    expect(JSON.stringify(result)).toContain(form === "inquiry" ? reviewed.email : email);
    expect(await countRows("leads")).toBe(2);
    expect((await env.SESSIONS.list()).keys).toEqual([]);
  },
);

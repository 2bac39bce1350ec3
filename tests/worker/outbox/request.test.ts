import { expect, test } from "vitest";
import { fieldErrors } from "#content/errors.yaml";
import form from "#content/forms/request.yaml";
import { findRequestTopic, submitRequest } from "~/features/lead-form/request.server";
import { getField, sampleOf } from "~/forms/field";
import { HONEYPOT } from "~/http/form-fields";
import { createFormToken } from "~/http/parse-post.server";
import { sweepLeads } from "~/outbox/sweep.server";
import { forms, newEmail, readRows } from "../test-site.ts";
import { crm, openCrmSite } from "./crm-visit.ts";

const page = { lede: "", metaTitle: "", metaDescription: "" };
const about = ["Bundles, $600", "A call, free"];
const talk = { ...page, title: "Book a call", about, payloadLabel: "A call: Bundles, $500" };
const call = { ...findRequestTopic({ kind: "strategy" }), subject: talk };
const asked = form.filter((field) => field.required);
const times = { wishedTime: "Tuesday, 10:00", otherTime: "Friday, after lunch" };

async function ask(changes: Record<string, string> = {}) {
  const site = openCrmSite();
  const { SESSION_SECRET } = site.platform.settings;
  const token = await createFormToken(SESSION_SECRET, Date.now() - 60_000);
  const email = newEmail();
  const values = { ...sampleOf(asked), email, message: "Hello,\nthere", ...changes };
  const body = new URLSearchParams({ token, ...values });
  const request = new Request("https://studio.test/ask?utm_source=news", { method: "POST", body });
  const result = await submitRequest(site.platform, request, call);
  return { site, result, email, submission: token.split(".")[1] ?? "" };
}

test("a request for a call keeps every field and is sent to no service", async () => {
  const { site, result, email, submission } = await ask(times);
  expect(result).toMatchObject({ ok: true, submission });
  await site.settled();
  await sweepLeads(site.platform);
  const [row] = await readRows(submission);
  expect(row).toMatchObject({ kind: "request", status: "received", attempts: 0 });
  expect(JSON.parse(row?.fields ?? "")).toEqual({
    name: "Ada Quill",
    email,
    ...times,
    message: "Hello,\nthere",
    about: "A call: Bundles, $500",
    utm_source: "news",
  });
  expect([...(await crm.posts(email)), ...(await forms.posts(email))]).toEqual([]);
});

test("an incomplete request keeps its values", async () => {
  const values = { ...times, name: " ", email: "ada", wishedTime: "x".repeat(101) };
  const { result, submission } = await ask(values);
  expect(result).toMatchObject({
    status: 422,
    failed: {
      problem: "invalid",
      reply: {
        initialValue: { ...values, message: "Hello,\nthere" },
        error: {
          name: [getField(form, "name").required],
          email: [fieldErrors.emailInvalid],
          wishedTime: ["A time that suits you: please use at most 100 characters"],
        },
      },
    },
  });
  expect(await readRows(submission)).toEqual([]);
});

test("a robot's request is held", async () => {
  const { submission } = await ask({ [HONEYPOT]: "x" });
  expect(await readRows(submission)).toMatchObject([{ status: "held" }]);
});

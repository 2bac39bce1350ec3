import { env } from "cloudflare:workers";
import { expect } from "vitest";
import bookingForm from "#content/forms/assessment.yaml";
import contactForm from "#content/forms/contact.yaml";
import { encodeAnswers, questions } from "~/features/assessment/answer-code";
import type { Answer } from "~/features/assessment/answers";
import { bookCall } from "~/features/assessment/booking.server";
import type { Answers } from "~/features/inquiry/answers";
import { prefillScheduler } from "~/features/inquiry/scheduler-prefill.server";
import { openContactForm } from "~/features/lead-form/contact.server";
import { findRequestTopic, submitRequest } from "~/features/lead-form/request.server";
import { defaultsOf, sampleOf } from "~/forms/field";
import { createFormToken } from "~/http/parse-post.server";
import * as inquiry from "../worker/inquiry/inquiry-visitor.ts";
import { crm, fillForm, openCrmSite, submit } from "../worker/outbox/crm-visit.ts";
import { forms, readRows } from "../worker/test-site.ts";

type Values = Record<string, string>;

const EMAIL = "ada@golden.test";
const LOVELACE = {
  ...{ company: "Analytical Engines", lastName: "Lovelace", phone: "+44 20 7946 0000" },
  ...{ city: "London", state: "Middlesex", zip: "W1" },
};

const site = openCrmSite({
  FORMS_URL_ASSESSMENT: `${env.FORM_SERVICE}/f/assessment`,
  BOOKING_URLS: JSON.stringify({
    strategy: "https://book.test/strategy",
    discovery: "https://book.test/discovery",
  }),
  RATE_LIMITS: "off",
});
const { platform, settled } = site;

/** What the CRM gets of the lead form behind a link, its choices as they stand there but for `changes`. */
export async function sendLeadForm(link: string, changes: Values = {}): Promise<string> {
  const { search, href } = new URL(link, platform.origin);
  const { chosen } = await openContactForm(platform, new Request(href));
  const { fields } = await fillForm(site, {
    ...LOVELACE,
    email: EMAIL,
    ...defaultsOf(contactForm),
    ...(chosen.projectType && { projectType: chosen.projectType }),
    ...changes,
  });
  return postedTo(crm, () => submit(site, fields, { query: search }));
}

/** What the form service gets of a wizard that was sent from its review. */
export async function sendInquiry(
  answers: Partial<Answers>,
  changes: Values = {},
): Promise<string> {
  const { session, submission, given } = await giveDetails(answers, changes);
  const shown = await inquiry.review(site, session, submission, given);
  if (!shown) throw new Error("The details were not accepted.");
  return postedTo(forms, () => inquiry.send(site, { ...shown, session, submission }));
}

/** The same where the visitor goes to the scheduler instead. */
export async function openScheduler(answers: Partial<Answers>): Promise<string> {
  const { requestTo, submission } = await giveDetails(answers);
  const request = requestTo(`/book/strategy?id=${submission}`);
  return postedTo(forms, () => prefillScheduler(platform, request));
}

async function giveDetails(answers: Partial<Answers>, changes: Values = {}) {
  const given: Answers = { campaign: {}, ...answers };
  const { session, requestTo } = await inquiry.openBrowser(site);
  const values = { email: EMAIL, ...changes };
  const { fields, submission } = await inquiry.fillDetails(site, values);
  await inquiry.continueWith(site, session, fields, given);
  return { session, requestTo, submission, given };
}

/** What the form service gets of a booking from the audit's results, and where the visitor is led. */
export async function bookAssessment(
  answer: (id: string, at: number) => Answer,
  context: Values = {},
  company = "Quill & Töchter",
): Promise<string> {
  const answered = questions.map(({ id }, at) => [id, answer(id, at)] as const);
  const code = encodeAnswers({ answers: Object.fromEntries(answered), context });
  const values = { ...sampleOf(bookingForm), fullName: "Ada Quill", email: EMAIL, company };
  const request = await post("/book", values);
  let location = "";
  const sent = await postedTo(forms, async () => {
    const booked = await bookCall(platform, request, code);
    if (booked.ok) location = booked.location;
  });
  return `${sent}\n${location}`;
}

/** What the inbox gets of a request for a call or a download: no service gets it. */
export async function sendRequest(about: { kind?: string; slug?: string }): Promise<string> {
  const subject = findRequestTopic(about);
  const values = {
    name: "Ada Quill",
    email: EMAIL,
    wishedTime: "Tuesday, 10:00",
    message: "Hello",
  };
  const sent = await submitRequest(platform, await post("/?utm_source=news", values), subject);
  const [row] = sent.ok ? await readRows(sent.submission) : [];
  return row?.fields ?? "";
}

async function post(path: string, values: Values): Promise<Request> {
  const token = await createFormToken(platform.settings.SESSION_SECRET, Date.now() - 60_000);
  const body = new URLSearchParams({ token, ...values });
  return new Request(new URL(path, platform.origin), { method: "POST", body });
}

/** The body of the one post that a service gets meanwhile; references and times are new each time. */
async function postedTo(service: typeof crm | typeof forms, act: () => Promise<unknown>) {
  await service.clear(EMAIL);
  await act();
  await settled();
  const posts = await service.posts(EMAIL);
  expect(posts).toMatchObject([{ accepted: true, violations: [] }]);
  return (posts[0]?.rawBody ?? "")
    .replace(/Reference: [0-9A-Z]{4}-[0-9A-Z]{4}"/, 'Reference: <reference>"')
    .replace(/"timestamp":"[^"]+"/, '"timestamp":"<time>"');
}

import { env } from "cloudflare:workers";
import { expect, test } from "vitest";
import { findReceipt, issueSentProof, readSentProof } from "~/outbox/sent-proof.server";
import { fillForm, openCrmStudio, settle, submit } from "../outbox/crm-visit.ts";

const studio = openCrmStudio({ CRM_URL: "" });

function visit(setCookie?: string) {
  const headers: HeadersInit = setCookie ? { Cookie: setCookie.split(";")[0] ?? "" } : {};
  return new Request("https://studio.test/thank-you", { headers });
}

async function send() {
  const { fields } = await fillForm(studio, { description: "One film." });
  const result = await submit(studio, fields, { query: "?service=25+Reels" });
  await settle(studio);
  if (!result.ok) throw new Error("The form was refused");
  return { fields, sent: { submission: result.submission, reference: result.reference } };
}

test("the sender of a lead can read it for an hour", async () => {
  const { fields, sent } = await send();
  const cookie = await issueSentProof(studio.platform, "crm", sent);
  const { token: _token, timeline: _timeline, ...typed } = fields;
  const receipt = await findReceipt(studio.platform, "crm", visit(cookie));
  expect(receipt).toEqual({
    reference: sent.reference,
    created: expect.any(Number),
    fields: { ...typed, service: "25 Reels" },
  });
});

test("without a proof there is no receipt", async () => {
  await send();
  expect(await findReceipt(studio.platform, "crm", visit())).toBeNull();
});

test("a purged lead keeps its reference and has no receipt", async () => {
  const { sent } = await send();
  const cookie = await issueSentProof(studio.platform, "crm", sent);
  await env.DB.exec("DELETE FROM leads");
  expect(await readSentProof(studio.platform, "crm", visit(cookie))).toEqual(sent);
  expect(await findReceipt(studio.platform, "crm", visit(cookie))).toBeNull();
});

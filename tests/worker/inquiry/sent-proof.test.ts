import { env } from "cloudflare:workers";
import { expect, test } from "vitest";
import { acceptFormLead } from "~/outbox/accept-lead.server";
import {
  findLastSent,
  findReceipt,
  issueSentProof,
  isWithdrawn,
  readSentProof,
  withdrawLead,
  withdrawProvenLead,
} from "~/outbox/sent-proof.server";
import { takeErrors } from "../../setup/quiet-console.ts";
import { breakStatements } from "../broken-stores.ts";
import { fillForm, openCrmSite, submit } from "../outbox/crm-visit.ts";
import { acceptInquiry, openTestSite, readRows, writeInquiry } from "../test-site.ts";

const { platform } = openTestSite();
const sent = { submission: "abcdefghijklmnopqrstuv", reference: "VS-1234" };
const COOKIES = [
  ["inquiry", "sent"],
  ["contact", "receipt"],
] as const;

function visit(setCookie?: string) {
  const headers: HeadersInit = setCookie ? { Cookie: setCookie.split(";")[0] ?? "" } : {};
  return new Request("https://studio.test/thank-you", { headers });
}

test.each(COOKIES)("a %s lead is proven for an hour by the cookie %s", async (kind, name) => {
  const cookie = await issueSentProof(platform, kind, sent);
  expect(cookie).toMatch(
    /^__Host-\w+=.*; Max-Age=3600; Path=\/; .*HttpOnly; Secure; SameSite=Lax$/,
  );
  expect(cookie).toMatch(new RegExp(`^__Host-${name}=`));
  expect(await readSentProof(platform, kind, visit(cookie))).toEqual(sent);
  const other = kind === "contact" ? "inquiry" : "contact";
  expect(await readSentProof(platform, other, visit(cookie))).toBeNull();
});

test.each(COOKIES)(
  "without a %s cookie that we signed for it there is no proof",
  async (kind, name) => {
    const stranger = { ...platform, settings: { ...platform.settings, SESSION_SECRET: "another" } };
    const forged = await issueSentProof(stranger, kind, sent);
    const odd = await issueSentProof(platform, kind, { submission: 7 } as unknown as typeof sent);
    const unsigned = `__Host-${name}=${btoa(JSON.stringify(sent))}`;
    const broken = [`__Host-${name}=%`, `__Host-${name}=%E0%A4%A`];
    for (const cookie of [undefined, forged, odd, unsigned, `${unsigned}.x`, ...broken])
      expect(await readSentProof(platform, kind, visit(cookie))).toBeNull();
  },
);

test("a form shows what was sent with it, and not what was sent with another one", async () => {
  const proof = await issueSentProof(platform, "contact", { ...sent, form: "/contact" });
  const lastSent = (path: string) =>
    findLastSent(platform, "contact", new Request(`https://studio.test${path}`, visit(proof)));
  expect(await lastSent("/contact?plan=starter")).toMatchObject({ reference: sent.reference });
  expect(await lastSent("/buy/25-reels")).toBeNull();
});

test("the sender of a lead can read it, until it is purged, and nobody else", async () => {
  const site = openCrmSite({ CRM_URL: "" });
  const { fields } = await fillForm(site, { description: "One film." });
  const result = await submit(site, fields, { query: "?service=25+Reels" });
  await site.settled();
  if (!result.ok) throw new Error("The form was refused");
  const { submission, reference } = result;
  const request = visit(await issueSentProof(site.platform, "contact", { submission, reference }));
  const { token: _token, timeline: _timeline, ...values } = fields;
  expect(await findReceipt(site.platform, "contact", request)).toEqual({
    kind: "crm",
    reference,
    created: expect.any(Number),
    fields: { ...values, service: "25 Reels" },
  });
  expect(await findReceipt(site.platform, "contact", visit())).toBeNull();
  await env.DB.exec("DELETE FROM leads");
  expect(await readSentProof(site.platform, "contact", request)).toEqual({ submission, reference });
  expect(await findReceipt(site.platform, "contact", request)).toBeNull();
});

async function sendAndProve(kind: "inquiry" | "contact") {
  const { submission, reference } = await acceptInquiry(platform);
  const proof = { submission, reference };
  return { proof, ...proof, request: visit(await issueSentProof(platform, kind, proof)) };
}

test.each(["inquiry", "contact"] as const)(
  "only the browser that sent a %s lead withdraws it",
  async (kind) => {
    const [mine, other] = [await sendAndProve(kind), await sendAndProve(kind)];
    const tries = [
      [mine.request, other.submission],
      [visit(), other.submission],
      [visit()],
    ] as const;
    for (const [request, submission] of tries)
      expect(await withdrawProvenLead(platform, request, submission)).toBe("unproven");
    expect(await readRows(other.submission)).toMatchObject([{ withdrawn: null }]);
    expect(await isWithdrawn(platform, mine.proof)).toBe(false);
    expect(await withdrawProvenLead(platform, mine.request, mine.submission)).toBe("withdrawn");
    expect(await isWithdrawn(platform, mine.proof)).toBe(true);
    expect(await readRows(mine.submission)).toMatchObject([{ withdrawn: expect.any(Number) }]);
  },
);

test("a lead is not withdrawn when the store is down or does not have it", async () => {
  const { submission, proof, request } = await sendAndProve("inquiry");
  const down = breakStatements(platform, 99);
  expect(await withdrawProvenLead(down, request, submission)).toBe("down");
  expect(await isWithdrawn(down, proof)).toBe(false);
  expect(takeErrors()).toHaveLength(2);
  const gone = visit(await issueSentProof(platform, "inquiry", sent));
  expect(await withdrawProvenLead(platform, gone, sent.submission)).toBe("down");
});

test("an unchanged lead form is one lead, also after an earlier one was withdrawn", async () => {
  const inquiry = { ...writeInquiry(), kind: "contact" } as const;
  const request = () => new Request("https://studio.test/contact", { headers: { Cookie: cookie } });
  let cookie = "";
  const post = async (submission: string) => {
    const proof = await acceptFormLead(platform, request(), { ...inquiry, submission });
    if (typeof proof === "string") return expect.unreachable(`the lead is ${proof}`);
    cookie = (await issueSentProof(platform, "contact", proof)).split(";")[0] ?? "";
    return proof;
  };
  await withdrawLead(platform, await post("first"));
  await post("second");
  await post("second");
  await post("third");
  expect([await readRows("first"), await readRows("second"), await readRows("third")]).toEqual([
    [
      expect.objectContaining({ withdrawn: expect.any(Number) }),
      expect.objectContaining({ withdrawn: null }),
    ],
    [],
    [],
  ]);
});

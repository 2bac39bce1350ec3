import { expect, test } from "vitest";
import { acceptLead } from "~/outbox/accept-lead.server";
import { issueSentProof } from "~/outbox/sent-proof.server";
import { isWithdrawn, withdrawProvenLead } from "~/outbox/withdraw-lead.server";
import { takeErrors } from "../../setup/quiet-console.ts";
import { breakStatements } from "../broken-stores.ts";
import { openStudio, readRows, writeInquiry } from "../studio.ts";

const { platform } = openStudio();

async function sendAndProve(kind: "wizard" | "crm") {
  const inquiry = writeInquiry();
  const received = await acceptLead(platform, inquiry);
  const reference = received.status === "lost" ? "" : received.reference;
  const proof = { submission: inquiry.submission, reference };
  return { ...proof, request: requestWith(await issueSentProof(platform, kind, proof)) };
}

function requestWith(setCookie: string) {
  const headers = { Cookie: setCookie.split(";")[0] ?? "" };
  return new Request("https://studio.test/thank-you/withdraw", { method: "POST", headers });
}

test.each(["wizard", "crm"] as const)(
  "the browser that sent a %s lead withdraws it",
  async (kind) => {
    const { submission, reference, request } = await sendAndProve(kind);
    expect(await isWithdrawn(platform, { submission, reference })).toBe(false);
    expect(await withdrawProvenLead(platform, request, submission)).toBe("withdrawn");
    expect(await isWithdrawn(platform, { submission, reference })).toBe(true);
    expect(await readRows(submission)).toMatchObject([{ withdrawn: expect.any(Number) }]);
  },
);

test("nobody withdraws what another browser sent", async () => {
  const [mine, other] = [await sendAndProve("wizard"), await sendAndProve("wizard")];
  const cold = new Request("https://studio.test/thank-you/withdraw", { method: "POST" });
  for (const [request, submission] of [
    [mine.request, other.submission],
    [cold, other.submission],
    [cold, undefined],
  ] as const) {
    expect(await withdrawProvenLead(platform, request, submission)).toBe("unproven");
  }
  expect(await readRows(other.submission)).toMatchObject([{ withdrawn: null }]);
});

test("a lead is not withdrawn when the store is down or does not have it", async () => {
  const { submission, reference, request } = await sendAndProve("wizard");
  const down = breakStatements(platform, 99);
  expect(await withdrawProvenLead(down, request, submission)).toBe("down");
  expect(await isWithdrawn(down, { submission, reference })).toBe(false);
  expect(takeErrors()).toHaveLength(2);
  const gone = { submission: "abcdefghijklmnopqrstuv", reference: "VS-1234" };
  const proof = requestWith(await issueSentProof(platform, "wizard", gone));
  expect(await withdrawProvenLead(platform, proof, gone.submission)).toBe("down");
});

import { expect, test } from "vitest";
import { issueReceipt, readReceipt } from "~/features/inquiry/details/receipt.server";
import { openStudio } from "./studio.ts";

const { platform } = openStudio();
const receipt = { id: "abcdefghijklmnopqrstuv", reference: "VS-1234" };

function visit(setCookie?: string) {
  const headers: HeadersInit = setCookie ? { Cookie: setCookie.split(";")[0] ?? "" } : {};
  return new Request("https://studio.test/inquiry/thank-you", { headers });
}

test("a receipt proves for an hour that this browser sent the inquiry", async () => {
  const cookie = await issueReceipt(platform, receipt);
  expect(cookie).toMatch(/^sent=.*; Max-Age=3600; Path=\/; .*HttpOnly; Secure; SameSite=Lax$/);
  expect(await readReceipt(platform, visit(cookie), receipt.id)).toEqual(receipt);
});

test.each([undefined, "", "vutsrqponmlkjihgfedcba", "__proto__"])(
  "a receipt is none for the id %s",
  async (id) => {
    const cookie = await issueReceipt(platform, receipt);
    expect(await readReceipt(platform, visit(cookie), id)).toBeNull();
  },
);

test("without a cookie, or with one that we did not sign, there is no receipt", async () => {
  const stranger = { ...platform, settings: { ...platform.settings, SESSION_SECRET: "another" } };
  const forged = await issueReceipt(stranger, receipt);
  const unsigned = `sent=${btoa(JSON.stringify(receipt))}`;
  for (const cookie of [undefined, forged, unsigned, `${unsigned}.x`, "sent=%", "sent=%E0%A4%A"]) {
    expect(await readReceipt(platform, visit(cookie), receipt.id)).toBeNull();
  }
});

test("a cookie we signed for something else is no receipt", async () => {
  const odd = { id: 7 } as unknown as typeof receipt;
  const cookie = await issueReceipt(platform, odd);
  expect(await readReceipt(platform, visit(cookie), "7")).toBeNull();
});

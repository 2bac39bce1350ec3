import { expect, test } from "vitest";
import { sendInquiry, sendLeadForm } from "./walk.ts";

const TOKEN = '<input type="hidden" name="token" value="t"/>';

function openBroken(text: string, sent: { status: number; location?: string }) {
  const answer = { path: "/inquiry/details", status: 200, location: "", text, ms: 1 };
  const get = async (path: string) => ({ ...answer, path });
  const post = async (path: string) => ({ ...answer, location: "", ...sent, path });
  return { get, post, open: get };
}

test.each([
  ["has no token", "", { status: 303 }, 'has no field "token"'],
  ["is refused", TOKEN, { status: 422 }, "was not accepted: 422"],
  [
    "leads to a page without a reference",
    TOKEN,
    { status: 303, location: "/thank-you" },
    "no reference",
  ],
])("a lead form that %s is broken", async (_, text, sent, said) => {
  await expect(sendLeadForm(openBroken(text, sent), () => {})).rejects.toThrow(said);
});

test("an inquiry whose steps have no answers is broken", async () => {
  await expect(sendInquiry(openBroken("", { status: 200 }), () => {})).rejects.toThrow("no answer");
});

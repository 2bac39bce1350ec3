import { expect, test } from "vitest";
import type { Platform } from "~/platform.server";
import { decodeAnswers, encodeAnswers, sections } from "./answer-code";
import { answerAll } from "./fixture";
import { submitSection } from "./section.server";

const platform = { origin: "http://studio.test" } as Platform;
const BASE = "/assessments/video-readiness";
const LAST = sections.length - 1;
const [one, two] = sections.map(({ id }) => id);
const [q1 = "", q2 = "", ...others] = (sections[0]?.questions ?? []).map(({ id }) => id);
const [ofNext = ""] = (sections[1]?.questions ?? []).map(({ id }) => id);
const withoutFirst = { [q2]: "no", ...Object.fromEntries(others.map((id) => [id, "partially"])) };
const first: Record<string, string> = { ...withoutFirst, [q1]: "yes" };
const last = answerAll("yes", sections.slice(LAST));

/** `earlier`: the number of sections that were answered before. */
async function post(index: number, fields: Record<string, string>, earlier = 0, cookie = "") {
  const section = sections[index];
  if (!section) throw new Error(`no section ${index}`);
  const answered = { answers: answerAll("yes", sections.slice(0, earlier)), context: {} };
  const url = `http://x.test/?a=${encodeAnswers(answered)}`;
  const body = new URLSearchParams(fields);
  const init = { method: "POST", headers: { Cookie: cookie }, body };
  const answer = await submitSection(platform, new Request(url, init), section.id);
  const code = /(?:a=|results\/)([0-9a-z]+)/.exec(answer.location)?.[1] ?? "";
  const location = answer.location.replace(code, "CODE").replace(BASE, "");
  return { ...answer, location, answers: decodeAnswers(code)?.answers };
}

test.each<[string, Parameters<typeof post>, location: string, answers?: object]>([
  ["a complete section", [0, first], `/${two}?a=CODE`, first],
  ["an incomplete one", [0, { [q1]: "yes" }], `/${one}?a=CODE&check`, { [q1]: "yes" }],
  [
    "unknown fields and answers",
    [0, { ...first, [q1]: "maybe", q99: "yes", [ofNext]: "no" }],
    `/${one}?a=CODE&check`,
    withoutFirst,
  ],
  [
    "Previous in the middle",
    [1, { [ofNext]: "no", go: "previous" }, 1],
    `/${one}?a=CODE`,
    { ...answerAll("yes", sections.slice(0, 1)), [ofNext]: "no" },
  ],
  ["Previous on the first section", [0, { go: "previous" }], `/${one}?a=CODE`, {}],
  ["the last section", [LAST, last, LAST], "/results/CODE"],
  ["the last section after a skipped one", [LAST, last, 1], `/${two}?a=CODE`],
])("%s leads on with its answers", async (_, given, location, answers) => {
  const posted = await post(...given);
  expect(posted.location).toBe(location);
  if (answers) expect(posted.answers).toEqual(answers);
});

test("progress is in a cookie until the results, unless the browser stores it itself", async () => {
  const saved = { ...first, saved: "browser" };
  expect((await post(0, first)).cookie).toContain("assessment=");
  expect((await post(0, saved)).cookie).toBeNull();
  expect((await post(0, saved, 0, "assessment=x")).cookie).toContain("Max-Age=0");
  expect((await post(LAST, last, LAST, "assessment=x")).cookie).toContain("Max-Age=0");
});

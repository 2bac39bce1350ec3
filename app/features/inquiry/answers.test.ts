import { expect, test } from "vitest";
import { offers } from "#content/offers.yaml";
import { mockQuestions } from "./questions-fixture";

mockQuestions();
const { answerPairs, readAnswers, readOpener } = await import("./answers");

const [first = "", second = ""] = offers.bundles.map(({ slug }) => slug);
const ID = "abcdefghijklmnopqrstuv";
const read = (query: string) => readAnswers(new URLSearchParams(query));

test.each([
  ["stage=small&gclid=1&__proto__=x", { stage: "small", campaign: {} }],
  ["stage=&id=&utm_source=&flow=", { campaign: {} }],
  ["timeline=later&timeline=xyz", { timeline: "later", campaign: {} }],
  ["timeline[]=later&timeline[0]=xyz&timeline.a=b", { campaign: {} }],
  ["utm_source=news&utm_evil=1", { campaign: { utm_source: "news" } }],
  [`utm_term=${"x".repeat(5_000)}`, { campaign: { utm_term: "x".repeat(100) } }],
  ["utm_source=a%0D%0AVS%00%1B[2J%E2%80%AE", { campaign: { utm_source: "a VS[2J" } }],
  [`bundle=${first}`, { bundle: first, campaign: {} }],
])("%.60s is read, without what is unknown", (query, answers) => {
  expect(read(query)).toMatchObject(answers);
});

test.each([
  "stage=xyz",
  "stage=Small",
  "stage=small%00",
  "timeline=__proto__",
  "timeline=xyz&timeline=later",
  "serviceType=constructor",
  "flow=long",
  "goal=%3Cscript%3E",
  "bundle=30-Reels",
  "id=short",
  `id=${ID}x`,
  `id=${ID.slice(1)}/`,
])("the tampered URL %s is refused", (query) => expect(read(query)).toBeNull());

test.each([
  [`serviceType=bundle&serviceCategory=one-time-bundles&bundle=${second}`, second],
  [`serviceCategory=coaching&bundle=${first}`, undefined],
  [`serviceType=consultation&bundle=${first}`, undefined],
])("%s names the bundle %s", (query, bundle) => {
  expect(read(query)).not.toBeNull();
  expect(read(query)?.bundle).toBe(bundle);
});

test("an answer to a question that was removed is left out, and the link goes on", () => {
  expect(read("formerQuestion=yes&stage=small&serviceType=diy")).toEqual({
    ...{ stage: "small", serviceType: "diy", campaign: {}, from: undefined },
  });
});

test("pairs follow the order in which answers are sent, and read back the same", () => {
  const query = `utm_medium=mail&id=${ID}&flow=short&serviceType=diy&stage=small&timeline=later`;
  const answers = read(query) ?? { campaign: {} };
  const pairs = answerPairs(answers);
  expect(pairs.map(([name]) => name).join()).toBe("timeline,stage,serviceType,flow,id,utm_medium");
  expect(readAnswers(new URLSearchParams(pairs))).toEqual(answers);
  expect(answerPairs(answers, ["timeline"]).map(([name]) => name)).not.toContain("timeline");
});

test.each(["/", "/about-us", "/video-packages", "/video-packages?tab=coaching"])(
  "the wizard closes to %s",
  (from) => expect(readOpener(from)).toBe(from),
);

test.each([
  null,
  "",
  "/studio",
  "/thank-you",
  "//evil.example/faq",
  "/\\evil.example",
  "https://evil.example/faq",
  "javascript:alert(1)",
  "/%66aq",
  "/faq%00",
  "/faq\n",
  "/faq#top",
  "/faq?q=x",
  "/faq?tab=a&next=//evil.example",
  "/video-packages?tab=%3Cscript%3E",
  `/${"a".repeat(5_000)}`,
])("it does not close to %j", (from) => expect(readOpener(from)).toBeUndefined());

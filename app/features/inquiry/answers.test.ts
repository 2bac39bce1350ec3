import { expect, test } from "vitest";
import { offers } from "#content/offers";
import { answerPairs, readAnswers } from "./answers";

const [first = "", second = ""] = offers.bundles.map(({ slug }) => slug);
const ID = "abcdefghijklmnopqrstuv";

function read(query: string) {
  return readAnswers(new URLSearchParams(query));
}

test("the answers of a URL are read, and unknown parameters are ignored", () => {
  expect(read("businessProfile=solo&timeline=planning&gclid=1&__proto__=x")).toEqual({
    businessProfile: "solo",
    timeline: "planning",
    campaign: {},
  });
});

test.each([
  "businessProfile=xyz",
  "businessProfile=Solo",
  "businessProfile=solo%00",
  "businessProfile=%20solo",
  "timeline=__proto__",
  "serviceType=constructor",
  "serviceCategory=toString",
  "contentVolume=hasOwnProperty",
  "flow=long",
  "videoUseCase=%3Cscript%3E",
  "bundle=30-Reels",
  "bundle=constructor",
  "id=short",
  `id=${ID}x`,
  "id=constructor",
  `id=${ID.slice(1)}/`,
])("the tampered URL %s is refused", (query) => {
  expect(read(query)).toBeNull();
});

test.each([
  [`bundle=${first}`, first],
  [`serviceType=bundle&serviceCategory=one-time-bundles&bundle=${second}`, second],
  [`serviceCategory=coaching&bundle=${first}`, undefined],
  [`serviceType=consultation&bundle=${first}`, undefined],
])("%s names the bundle %s", (query, bundle) => {
  expect(read(query)).not.toBeNull();
  expect(read(query)?.bundle).toBe(bundle);
});

test("an empty value is no answer", () => {
  expect(read("businessProfile=&id=&utm_source=&flow=")).toEqual({ campaign: {} });
});

test("of a repeated parameter the first counts", () => {
  expect(read("timeline=planning&timeline=xyz")?.timeline).toBe("planning");
  expect(read("timeline=xyz&timeline=planning")).toBeNull();
});

test("array and object notations of a parameter are ignored", () => {
  expect(read("timeline[]=planning&timeline[0]=xyz&timeline.a=b")).toEqual({ campaign: {} });
});

test("campaign parameters are kept, up to 100 characters each", () => {
  const campaign = read(`utm_source=news&utm_term=${"x".repeat(5_000)}&utm_evil=1`)?.campaign;
  expect(campaign).toEqual({ utm_source: "news", utm_term: "x".repeat(100) });
});

test("a campaign value is one clean line", () => {
  const typed = "a\r\nReference: VS-FAKE\u0000\u001b[2J\u202e \u200b";
  expect(read(new URLSearchParams({ utm_source: typed }).toString())?.campaign).toEqual({
    utm_source: "a Reference: VS-FAKE[2J",
  });
  expect(read("utm_source=%0A%00%20")?.campaign).toEqual({});
});

test("a campaign value cut inside a character is still text", () => {
  const value = read(`utm_source=${encodeURIComponent(`${"x".repeat(99)}🎬`)}`)?.campaign
    .utm_source;
  expect(value?.isWellFormed()).toBe(true);
});

test("pairs follow the order of the questions, and read back the same", () => {
  const query = `utm_medium=mail&id=${ID}&flow=short&serviceType=diy&timeline=planning&businessProfile=solo`;
  const answers = read(query);
  const pairs = answerPairs(answers ?? { campaign: {} });
  expect(pairs.map(([name]) => name)).toEqual([
    "businessProfile",
    "timeline",
    "serviceType",
    "flow",
    "id",
    "utm_medium",
  ]);
  expect(readAnswers(new URLSearchParams(pairs))).toEqual(answers);
});

test("pairs leave out the fields that a form asks for itself", () => {
  expect(answerPairs({ timeline: "planning", flow: "short", campaign: {} }, ["timeline"])).toEqual([
    ["flow", "short"],
  ]);
});

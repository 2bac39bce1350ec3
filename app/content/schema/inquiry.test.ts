import { expect, test } from "vitest";
import type { z } from "zod";
import { checkParsed, factsOf } from "../check.ts";
import { parseYaml } from "../parse-yaml.ts";
import { questionsSchema } from "./inquiry.ts";

const FILE = `inOrder:
  - id: stage
    slug: your-stage
    heading: How large are you?
    lede: It helps.
    summaryLabel: Size
    sent: Size
    options:
      - value: small
        label: Small
        sent: Small
        hint: One of you
        score: 40
      - value: large
        label: Large
        sent: Large
        hint: Many of you
        score: 80
  - id: timeline
    slug: your-start
    heading: When?
    lede: It helps.
    summaryLabel: Start
    funnelLabel: First day
    sent: Start
    options:
      - { value: now, label: Now, sent: Now, hint: Today }
      - { value: later, label: Later, sent: Later, hint: Tomorrow }
payloadOrder:
  - timeline
  - stage
`;

const check = (written: string) =>
  checkParsed(
    questionsSchema,
    parseYaml("content/inquiry/questions.yaml", new TextEncoder().encode(written)),
    factsOf(new Map()),
  );

test("a name that a question does not have is its summary's", () => {
  const { inOrder, slugs } = check(FILE).value as z.infer<typeof questionsSchema>;
  expect(slugs).toEqual(["your-stage", "your-start"]);
  expect(
    inOrder.map(({ areaLabel, inboxLabel, funnelLabel }) => [areaLabel, inboxLabel, funnelLabel]),
  ).toEqual([
    ["Size", "Size", "Size"],
    ["Start", "Start", "First day"],
  ]);
});

test.each([
  [
    "an option twice",
    ["value: large", "value: small"],
    "line 14: inOrder 1 (your-stage), options 2 (Large), value repeats option 1. Write another one, or remove an option.",
  ],
  [
    "`sent` twice",
    ["sent: Large", "sent: Small"],
    "line 16: inOrder 1 (your-stage), options 2 (Large), sent repeats option 1. Write another one, or remove an option.",
  ],
  [
    "`sent` of a question twice",
    ["sent: Start", "sent: Size"],
    "line 25: inOrder 2 (your-start), sent repeats question 1. Write another one.",
  ],
  [
    "an option without a score",
    ["        score: 80\n", ""],
    "line 14: inOrder 1 (your-stage), options 2 (Large), score is missing. Add it, or remove the score of all options.",
  ],
  [
    "a question twice",
    ["id: timeline", "id: stage"],
    'line 19: entries 1 and 2 both have the id "stage". Give one of them another, such as "stage-2".',
  ],
  [
    "the name of another choice",
    [/stage/g, "bundle"],
    "line 2: inOrder 1 (your-bundle), id must not be bundle: the wizard has that already. Write another one.",
  ],
  [
    "the address of another screen",
    ["slug: your-stage", "slug: review"],
    "line 3: inOrder 1 (review), slug must not be review: the wizard has that already. Write another one.",
  ],
  [
    "no question about the time",
    [/timeline/g, "start"],
    "line 1: inOrder must have timeline, which the form service expects. Put it back.",
  ],
  [
    "no scores",
    [/ {8}score: .*\n/g, ""],
    "line 1: inOrder must have a question with scores, which the strategy screen shows. Give the options of one a score.",
  ],
  [
    "an order that names a removed question",
    ["  - stage\n", "  - stage\n  - former\n"],
    "line 32: payloadOrder 3 must not have former: there is no such question. Remove this line.",
  ],
  [
    "an order without a question",
    ["  - stage\n", ""],
    "line 29: payloadOrder must have stage, which is a question. Write: - stage",
  ],
] as const)("%s is refused, with what to do", (_, [from, to], said) => {
  expect(check(FILE.replace(from, to)).problems).toContain(
    `content/inquiry/questions.yaml: ${said}`,
  );
});

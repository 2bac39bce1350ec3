import { z } from "zod";
import { longestAnswer } from "../longest-answer.ts";
import { list, payloadText, studioText, text } from "./primitives.ts";

const ERROR_WORDS =
  "the words of the error, such as: required: Company is required. Without the line the field may stay empty";

const MAX_FIELDS = 40;
const MAX_LENGTH = 5_000;
/** Of all fields together: in every script they fit into a post (MAX_BODY_BYTES), and encrypted into a review. */
const MAX_CHARACTERS = 20_000;

const option = z.strictObject({
  value: payloadText
    .describe("what is stored and counted: it stays when the label changes")
    .meta({ title: "Short name in your lists" }),
  label: text.meta({ title: "Words of the choice" }),
  sent: payloadText
    .optional()
    .describe("what your message has for it, if not `value`")
    .meta({ title: "In your message" }),
  price: text.optional().describe("in the comparison of prices of the contact form"),
});

const field = z.strictObject({
  name: z
    .string()
    .regex(/^[a-z]\w{0,39}$/i, "a word without spaces, such as website")
    .describe(
      "one word for your lists and services, such as website; it stays when `label` changes",
    )
    .meta({ title: "Short name in your lists" }),
  group: text
    .optional()
    .describe("above this field, if it begins a group: You, The project")
    .meta({ title: "Heading above it" }),
  label: text.describe("what visitors read above the field").meta({ title: "Label" }),
  hint: text.optional().describe("a line below `label`").meta({ title: "Help below the label" }),
  input: z
    .enum(["email", "tel", "url", "lines"])
    .optional()
    .describe("left empty: a text of one line, or one of `options`")
    .meta({ title: "Kind of answer" }),
  autocomplete: z
    .enum([
      ...["name", "given-name", "family-name", "email", "tel", "url"],
      ...["organization", "organization-title", "street-address"],
      ...["address-level1", "address-level2", "postal-code", "country-name"],
    ] as const)
    .optional()
    .describe("what a browser that knows the visitor may offer")
    .meta({ title: "Filled in by browsers" }),
  max: z
    .int()
    .min(1)
    .max(MAX_LENGTH)
    .optional()
    .describe("characters; left empty: 200, or 2,000 in a text of several lines")
    .meta({ title: "Longest answer" }),
  required: text
    .regex(/^(?!(?:yes|no|true|false)$)/i, ERROR_WORDS)
    .optional()
    .describe("such as Phone is required; without it visitors may skip this field")
    .meta({ title: "Error if it is left empty" }),
  options: list(option, 60)
    .optional()
    .describe("for a field where visitors choose one")
    .meta({ title: "Choices" }),
  prompt: text
    .optional()
    .describe("of a field with `options`, what asks for one, such as Choose one")
    .meta({ title: "Before one is chosen" }),
  none: text
    .optional()
    .describe("in place of `prompt`, an answer that sends nothing, such as No date in mind")
    .meta({ title: "Answer of those who choose none" }),
  default: payloadText
    .optional()
    .describe("what the field has at first; with `options`, the `value` of one")
    .meta({ title: "Filled in at first" }),
  review: z
    .enum(["contact", "project"])
    .optional()
    .describe("of the page on which visitors look at all answers; left empty: not shown there")
    .meta({ title: "Section of the review" }),
  reviewLabel: text
    .optional()
    .describe("what that page calls it, if not its label")
    .meta({ title: "Label in the review" }),
  line: payloadText
    .optional()
    .describe("such as Budget; left empty: the answer is not in your message")
    .meta({ title: "Words before the answer in your message" }),
  inbox: studioText
    .optional()
    .describe("what the inbox calls it, if not its label")
    .meta({ title: "Label in the inbox" }),
  only: z
    .literal("book")
    .optional()
    .describe("`book` for one that is not asked where a download is bought")
    .meta({ title: "Only for calls" }),
});
export type Field = z.infer<typeof field>;
export type Form = readonly Field[];

type Needs = {
  /** Fields that code or a payload reads by name. */
  fields: readonly string[];
  /** Those of them that are never empty. */
  required: readonly string[];
  /** Those that code reads if they are there; the privacy page names these and `fields` in its own words. */
  optional: readonly string[];
  unused: (keyof Field)[];
};

const NEEDS = {
  inquiry: {
    fields: ["firstName", "lastName", "email", "company", "budget", "challenge"],
    required: ["firstName", "lastName", "email", "company", "budget", "challenge"],
    optional: ["phone"],
    unused: ["only"],
  },
  contact: {
    fields: [
      ...(["firstName", "lastName", "company", "email"] as const),
      ...(["projectType", "budget", "timeline", "description"] as const),
    ],
    required: ["firstName", "lastName", "company", "email"],
    optional: ["phone", "city", "state", "zip", "country"],
    unused: ["review", "reviewLabel", "only"],
  },
  request: {
    fields: ["name", "email"],
    required: ["name", "email"],
    optional: ["phone", "wishedTime", "otherTime", "message"],
    unused: ["review", "reviewLabel", "line"],
  },
  assessment: {
    fields: ["fullName", "email", "company"],
    required: ["fullName", "email"],
    optional: [],
    unused: ["review", "reviewLabel", "only"],
  },
} as const satisfies Record<string, Needs>;

/** Texts by the names of fields; those that code reads by name are always there. */
export type FormValues<Name extends keyof typeof NEEDS> = Record<
  (typeof NEEDS)[Name]["required"][number],
  string
> &
  Partial<Record<string, string>>;

function schemaWith(needs: Needs) {
  // For the form of /studio/content, which does not offer them.
  const own = field.meta({ unused: needs.unused });
  return list(own, MAX_FIELDS).superRefine((fields, context) => {
    const report = (path: PropertyKey[], message: string) =>
      context.addIssue({ code: "custom", path, message });
    for (const [path, message] of findFaults(fields, needs)) report(path, message);
  });
}

type Fault = [path: PropertyKey[], message: string];

function findFaults(fields: Form, needs: Needs): Fault[] {
  const characters = fields.reduce((sum, it) => sum + longestAnswer(it), 0);
  return [
    ...findMissing(fields, needs),
    ...findTwins(fields, "name", "entry"),
    ...findTwins(fields, "line", "entry"),
    ...fields.flatMap((it, at) =>
      [...findFieldFaults(it, needs)].map(([path, message]): Fault => [[at, ...path], message]),
    ),
    ...(characters > MAX_CHARACTERS
      ? [
          [
            [],
            `has fields for ${characters} characters together, more than the ${MAX_CHARACTERS} that one form can send. Make some \`max\` smaller`,
          ] satisfies Fault,
        ]
      : []),
  ];
}

function findMissing(fields: Form, needs: Needs): Fault[] {
  return needs.fields.flatMap((name): Fault[] => {
    const at = fields.findIndex((it) => it.name === name);
    if (at === -1)
      return [[[], `has no field ${name}, which the studio's services need. Put it back`]];
    if (!needs.required.includes(name) || fields[at]?.required) return [];
    return [
      [[at], "must have `required`, the error where it is empty: the studio's services need it"],
    ];
  });
}

function findTwins<Entry>(
  entries: readonly Entry[],
  key: keyof Entry & string,
  kind: "entry" | "option",
): Fault[] {
  const values = entries.map((it) => it[key]);
  return values.flatMap((value, at): Fault[] => {
    const first = values.indexOf(value);
    if (value === undefined || first === at) return [];
    const message = `is ${JSON.stringify(value)}, as in ${kind} ${first + 1}. Give one of the two another, or remove it`;
    return [[[at, key], message]];
  });
}

function* findFieldFaults(it: Field, { unused }: Needs): Generator<Fault> {
  for (const key of unused)
    if (it[key] !== undefined) yield [[key], "is of no use in this form: remove it"];
  if (it.options) yield* findOptionFaults(it, it.options);
  else if (it.default && it.default.length > longestAnswer(it))
    yield [["default"], `is longer than the longest answer, ${longestAnswer(it)} characters`];
  for (const key of ["prompt", "none"] as const)
    if (!it.options && it[key]) yield [[key], "is for a field with `options`: remove it"];
}

function* findOptionFaults({ default: first, ...it }: Field, options: Option[]): Generator<Fault> {
  for (const key of ["value", "label", "sent"] as const)
    for (const [path, message] of findTwins(options, key, "option"))
      yield [["options", ...path], message];
  for (const key of ["max", "input", "autocomplete"] as const)
    if (it[key] !== undefined) yield [[key], "is for a field without `options`: remove it"];
  if (first !== undefined && !options.some(({ value }) => value === first))
    yield [["default"], `must be the value of one of its options, not ${JSON.stringify(first)}`];
  if (it.none && it.prompt) yield [["none"], "stands in place of `prompt`: remove one of the two"];
  // Visitors would see an answer that is refused.
  if (it.none && it.required)
    yield [
      ["none"],
      "is an answer, but empty, and this field must be filled in. Make it one of the `options`, and ask for one in `prompt`, such as Choose one",
    ];
  if (first === undefined && !it.prompt && !it.none)
    yield [[], "must have a `prompt`, which asks for a choice, or a `default`"];
}

type Option = z.infer<typeof option>;

export const formSchemas = {
  "forms/inquiry": schemaWith(NEEDS.inquiry),
  "forms/contact": schemaWith(NEEDS.contact),
  "forms/request": schemaWith(NEEDS.request),
  "forms/assessment": schemaWith(NEEDS.assessment),
};

/** Of a form that a programmer adds. */
export const formSchema = schemaWith({
  ...{ fields: ["email"], required: ["email"], optional: [], unused: [] },
});

/** Fields of a form that the owner has added: no text of the site names them. */
export function addedFields(name: keyof typeof NEEDS, form: Form): Form {
  const known: readonly string[] = [...NEEDS[name].fields, ...NEEDS[name].optional];
  return form.filter((it) => !known.includes(it.name));
}

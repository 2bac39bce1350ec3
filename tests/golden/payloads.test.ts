// Bodies as they were sent before payloads were set apart from labels: a change of one is a change of the
// contract with whoever reads them. `vitest run --project worker tests/golden --update` writes them anew.
import { afterAll, expect, test, vi } from "vitest";
import { sections } from "#content/assessment/questions.yaml";
import { texts as assessmentTexts } from "#content/assessment/texts.yaml";
import { contact as firstContact } from "#content/contact.yaml";
import inquiryForm from "#content/forms/inquiry.yaml";
import { payloadOrder, inOrder as questions } from "#content/inquiry/questions.yaml";
import { services as inquiry } from "#content/inquiry/services.yaml";
import { leadForm } from "#content/lead-form.yaml";
import { offers } from "#content/offers.yaml";
import { requestSubjects as request } from "~/content/request-subjects";
import type { Answer } from "~/features/assessment/answers";
import type { Answers } from "~/features/inquiry/answers";
import { getField } from "~/forms/field";
import { picklists } from "../stand-ins/lead-choices.ts";
import * as today from "./send-leads.ts";

type Leads = typeof today;
type Case = [name: string, send: (leads: Leads) => Promise<string>];

/** Answers in turn that lead to each level, and to either call at the level that may have both. */
const ANSWERS: Answer[][] = [
  ["no"],
  ["partially"],
  ["yes"],
  ["yes", "partially", "partially"],
  ["yes", "yes", "no"],
  ["yes", "yes", "yes", "no"],
];

/** By the file that holds what is sent: every choice that a lead of this kind can be made with. */
const kinds: Record<string, Case[]> = {
  "lead-form": [
    ...picklists.projectType.map((projectType, at): Case => {
      const budget = inTurn(picklists.budget, at);
      const timeline = inTurn(picklists.timeline, at);
      const chosen = { projectType, budget, timeline };
      return [list(chosen), (leads) => leads.sendLeadForm("/contact", chosen)];
    }),
    ...[...offers.bundles, offers.coaching, offers.monthly].map(({ contactHref }): Case => {
      return [contactHref, (leads) => leads.sendLeadForm(contactHref)];
    }),
    ["as it stands", (leads) => leads.sendLeadForm("/contact")],
    [
      "as it stands on the page of downloads",
      ({ sendLeadForm }) => sendLeadForm("/contact", { projectType: leadForm.diyProjectType }),
    ],
    [
      "a service that nobody offers, a campaign and a description",
      ({ sendLeadForm }) =>
        sendLeadForm("/contact?service=A%20film&utm_source=news", {
          description: "One.\n\nTwö & 3",
        }),
    ],
  ],
  inquiry: [
    ...[...fullFlows(), ...shortFlows()].map((answers): Case => {
      return [list(answers), (leads) => leads.sendInquiry(answers)];
    }),
    ...(getField(inquiryForm, "budget").options ?? []).map(({ value: budget }): Case => {
      return [budget, (leads) => leads.sendInquiry(inTurn(fullFlows(), 0), { budget })];
    }),
    [
      "no phone, a campaign",
      ({ sendInquiry }) =>
        sendInquiry({ flow: "short", campaign: { utm_source: "news" } }, { phone: "" }),
    ],
  ],
  "booking-opened": [
    ["in the full flow", (leads) => leads.openScheduler(inTurn(fullFlows(), 3))],
    ["in the short flow", (leads) => leads.openScheduler(inTurn(shortFlows(), 5))],
  ],
  assessment: [
    ...contexts().map((context, at): Case => {
      const answers = inTurn(ANSWERS, at);
      const book: Case[1] = (leads) =>
        leads.bookAssessment((_, question) => inTurn(answers, question), context);
      return [`${answers}: ${list(context)}`, book];
    }),
    ...sections.flatMap(({ questions }) =>
      questions.map(({ id }): Case => {
        const answer = (question: string) => (question === id ? "no" : "yes");
        return [`no: ${id}`, (leads) => leads.bookAssessment(answer)];
      }),
    ),
    ["no company", (leads) => leads.bookAssessment(() => "partially", {}, "")],
  ],
  request: [
    ...Object.keys(request.book).map((kind): Case => {
      return [`/book/${kind}`, (leads) => leads.sendRequest({ kind })];
    }),
    ...Object.keys(request.buy).map((slug): Case => {
      return [`/buy/${slug}`, (leads) => leads.sendRequest({ slug })];
    }),
  ],
};

const FILES = import.meta.glob<string>("./*.txt", {
  query: "?raw",
  import: "default",
  eager: true,
});
const golden = (kind: string) => FILES[`./${kind}.txt`];

test.each(Object.keys(kinds))("every %s is sent as its golden file says", async (kind) => {
  await expect(await sendAll(kind, today)).toMatchFileSnapshot(`${kind}.txt`);
});

const CONTENT = import.meta.glob<object>(["../../content/**/*.yaml", "!../../content/es/**"]);
/** The files that are translated, in Spanish. */
const SPANISH = import.meta.glob<Record<string, unknown>>([
  "../../content/es/**/*.yaml",
  "!../../content/es/translated-from.yaml",
]);
/** What is written for machines or for the studio, or is no word. */
const KEPT =
  /^(locale|currency|timeZone|value|id|slugs?|sent|plan|service|\w*projectType|budget|country|contactHref|payload\w+|callPreparation|points)$/i;
/** The same of a field of a form. */
const KEPT_OF_FIELDS = /^(name|value|sent|line|input|autocomplete|default|only|review)$/;

test("with other words, names and prices on every page the same is sent", async () => {
  vi.resetModules();
  for (const [file, load] of Object.entries(CONTENT)) {
    const module = await load();
    const kept = file.includes("/forms/") ? KEPT_OF_FIELDS : KEPT;
    for (const [name, value] of Object.entries(module))
      Object.defineProperty(module, name, {
        value: reword(value, kept, name === "default" ? "" : name),
      });
  }
  expect((await import("#content/offers.yaml")).offers.coaching.name).not.toBe(
    offers.coaching.name,
  );
  const leads: Leads = await import("./send-leads.ts");
  for (const kind of Object.keys(kinds)) expect(await sendAll(kind, leads)).toBe(golden(kind));
});

const isSpanish = Object.keys(SPANISH).length > 0;

test.runIf(isSpanish)(
  "a Spanish lead is the same but for a line that says so, and what was typed",
  async () => {
    vi.resetModules();
    Object.defineProperty(await import("~/seo/languages"), "sentLanguage", { value: "es" });
    for (const [file, load] of Object.entries(SPANISH)) {
      const first = await CONTENT[file.replace("/es/", "/")]?.();
      for (const [name, value] of Object.entries(await load()))
        Object.defineProperty(first, name, { value });
    }
    const { contact } = await import("#content/contact.yaml");
    expect(contact.title).not.toBe(firstContact.title);
    const leads: Leads = await import("./send-leads.ts");
    for (const kind of Object.keys(kinds)) {
      const sent = await sendAll(kind, leads);
      expect(sent, kind).toMatch(LANGUAGE);
      expect(sent.replace(LANGUAGE, "")).toBe(golden(kind));
    }
  },
);

/** A line of a message, in JSON or in a form where it may be the only one, and a field of what no service gets. */
const LANGUAGE =
  /\\nLanguage: Spanish|Language%3A\+Spanish%0A|&Description=Language%3A\+Spanish(?!%)|(?:%0A)+Language%3A\+Spanish|,"language":"es"/g;

afterAll(() => void vi.resetModules());

/** The same with other words, and each number one more. */
function reword(given: unknown, kept: RegExp, name = ""): unknown {
  if (kept.test(name)) return given;
  if (typeof given === "string") return `${given} §`;
  if (typeof given === "number") return given + 1;
  if (typeof given === "function") return (...args: unknown[]) => reword(given(...args), kept);
  if (Array.isArray(given)) return given.map((it) => reword(it, kept));
  if (Object.getPrototypeOf(given ?? 0) !== Object.prototype) return given;
  const entries = Object.entries(Object(given)).map(([key, value]) => [
    key,
    reword(value, kept, key),
  ]);
  return Object.fromEntries(entries);
}

async function sendAll(kind: string, leads: Leads): Promise<string> {
  const sent: string[] = [];
  for (const [name, send] of kinds[kind] ?? []) sent.push(`## ${name}\n${await send(leads)}\n`);
  return sent.join("\n");
}

/** As many as it takes to give each answer once. */
function fullFlows(): Partial<Answers>[] {
  const values = payloadOrder.map((id) => {
    const options = questions.find((it) => it.id === id)?.options ?? [];
    return [id, options.map(({ value }) => value)] as const;
  });
  return everyValue(Object.fromEntries(values)).map((answers, at) => {
    const { flow: _flow, ...chosen } = inTurn(shortFlows(), at);
    return { ...answers, ...chosen };
  });
}

/** Every service with every category, and every bundle; a consultation has no category to choose. */
function shortFlows(): Partial<Answers>[] {
  const categories = inquiry.categories.map(({ value }) => value);
  const pairs = inquiry.services.flatMap(({ value: serviceType }) => {
    const offered = serviceType === "consultation" ? categories.slice(0, 1) : categories;
    return offered.map((serviceCategory) => ({ serviceType, serviceCategory }));
  });
  const category = { serviceType: "bundle", serviceCategory: "one-time-bundles" } as const;
  const bundles = offers.bundles.map(({ slug }) => ({ ...category, bundle: slug }));
  return [...pairs, ...bundles].map((answers) => ({ flow: "short", ...answers }));
}

function contexts(): Record<string, string>[] {
  const fields = Object.entries(assessmentTexts.context.fields).map(
    ([field, { choices }]) => [field, choices.map(({ value }) => value)] as const,
  );
  return everyValue(Object.fromEntries(fields));
}

/** So many choices of one value a field that each value is chosen. */
function everyValue<Values extends Record<string, readonly string[]>>(values: Values) {
  const most = Math.max(...Object.values(values).map(({ length }) => length));
  return Array.from({ length: most }, (_, at) => {
    const chosen = Object.entries(values).map(([field, all]) => [field, inTurn(all, at)]);
    return Object.fromEntries(chosen) as { [Field in keyof Values]: Values[Field][number] };
  });
}

function inTurn<Value>(values: readonly Value[], at: number): Value {
  return values[at % values.length] as Value;
}

function list(chosen: object): string {
  return Object.values(chosen).filter(Boolean).join(", ");
}

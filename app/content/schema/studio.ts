import { z } from "zod";
import { list, message, naming, slug, text } from "./primitives.ts";

/** An entry for each of these names, which the code knows, and for no other. */
export function byName<Entry extends z.ZodType>(names: string[], entry: Entry) {
  return z.strictObject(Object.fromEntries(names.map((name) => [name, entry])));
}

const KINDS = ["inquiry", "assessment", "contact", "request"];
export const note = z.strictObject({ title: text, text });
const question = note.extend({ button: text });
const action = z.strictObject({
  button: text,
  done: text.describe("what the page says after it"),
  entry: text.describe("in the lead's history"),
});

export const inboxSchema = z.strictObject({
  title: text,
  signOut: text,
  noName: text,
  toInbox: text,
  toLead: text,
  leadCount: message("count"),
  copiesHeading: text,
  copies: z.strictObject({
    services: byName(["inquiry", "assessment", "contact"], text).describe(
      "by the form that was sent",
    ),
    otherService: text,
    always: list(text, 9),
  }),
  states: byName(
    [
      ...["new", "pending", "delivered", "received", "held", "dead", "unconfirmed"],
      ...["superseded", "withdrawn", "open", "done"],
    ],
    text,
  ),
  kinds: z.strictObject({ inquiry: text, assessment: text, contact: text, request: text }),
  fields: z.record(z.string(), text).describe("what a field is called, by its key"),
  figures: z.strictObject({
    label: text,
    leads: message("count", "days"),
    open: message("count"),
    answered: message("span", "count"),
    sources: byName(["none", "other"], text),
  }),
  time: z.strictObject({ soon: text, justNow: text }),
  list: z.strictObject({
    allOption: text,
    stateLabel: text,
    kindLabel: text,
    searchLabel: text,
    filterButton: text,
    clearFilters: text,
    download: text,
    columns: z.strictObject({ lead: text, state: text, received: text, nextStep: text }),
    newLead: text,
    doneLead: text,
    noLeads: note,
    noMatches: note,
    noneAmongNewest: note,
    pagination: z.strictObject({ label: text, newest: text, next: text }),
  }),
  lead: z.strictObject({
    backToList: text,
    otherLeads: text,
    otherVersions: text,
    answersHeading: text,
    notAnswered: text,
    payloadSummary: text,
    flags: byName(["honeypot", "too-fast", "cap", "site-cap"], text),
    person: z.strictObject({ heading: text, text, textLink: text, jsonLink: text }),
  }),
  reply: z.strictObject({
    mailButton: text,
    callButton: text,
    heading: text,
    hint: text,
  }),
  outcome: z.strictObject({
    heading: text,
    hint: text,
    won: text,
    wonFor: message("amount"),
    lost: text,
    lostFor: message("reason"),
    followUp: message("day"),
    dayLabel: text,
    amountLabel: text,
    reasonLabel: text,
    noReason: text,
    reasons: list(
      z.strictObject({
        value: slug.describe("what is stored: it stays when the label changes"),
        label: text,
      }),
      20,
    ),
  }),
  nextStep: z.strictObject({
    heading: text,
    states: byName(
      [
        ...["pending", "delivered", "received", "held", "dead", "unconfirmed"],
        ...["superseded", "withdrawn"],
      ],
      text,
    ),
    done: text,
    sending: text,
    waiting: text,
    retried: message("when"),
    unknown: text,
  }),
  delivery: z.strictObject({
    heading: text,
    endpoint: message("host"),
    noEndpoint: text,
    wrongSetting: text,
    noAttempts: text,
    results: byName(["delivered", "failed", "unknown", "dead", "unconfirmed"], text),
  }),
  history: z.strictObject({ heading: text, empty: text, noteLabel: text, noteHint: text }),
  actions: z.strictObject({
    retry: action,
    resend: action,
    release: action,
    done: action,
    undone: action,
    note: action,
    "follow-up": action,
    won: action,
    lost: action,
    reopen: action,
    forget: action.omit({ done: true }),
  }),
  confirm: z.strictObject({ resend: question, forget: question, cancelButton: text }),
  forgotten: z.strictObject({ title: text, text: message("time") }),
  errors: z.strictObject({
    byStatus: byName(["403", "404", "405", "409", "503"], note),
    expired: note,
    signedOut: note.extend({ ofFile: text, button: text }),
    fields: z
      .strictObject({ note: text, amount: text, reason: text, day: message("last") })
      .describe("what was posted with a button and cannot be stored"),
    unknown: note,
  }),
});

function flow(...steps: string[]) {
  return z.strictObject({ title: text, steps: byName(steps, text) });
}

export const funnelSchema = z.strictObject({
  title: text,
  lede: text,
  periodLabel: text,
  period: message("days"),
  download: text,
  empty: note,
  columns: z.strictObject({ step: text, seen: text, answered: text, rate: text }),
  rateAndBefore: message("rate", "before"),
  tooFew: text.describe("instead of a rate that a few visitors decide"),
  noLoss: text,
  largestLoss: message("ofTen", "step"),
  tooFewForLoss: text,
  headings: z.strictObject({ refused: text, chosen: text, devices: text, campaigns: text }),
  group: z.strictObject({ name: text, started: text, finished: text }),
  devices: byName(["phone", "other"], text),
  noCampaign: text,
  otherCampaigns: text,
  results: z.strictObject({
    title: text,
    lede: text,
    download: text,
    bySource: text,
    byOffer: text,
    byMonth: text,
    byReason: text,
    columns: z.strictObject({
      ...{ name: text, leads: text, answered: text, won: text, amount: text },
      ...{ reason: text, lost: text },
    }),
  }),
  noOffer: text,
  answerTime: message("count", "hours"),
  fewAnswers: message("count", "hours"),
  noAnswers: text,
  times: message("count"),
  flows: z.strictObject({
    inquiry: z.strictObject({
      title: text,
      steps: z
        .strictObject({
          ...{ strategy: text, service: text, category: text },
          ...{ details: text, review: text, "thank-you": text },
        })
        .describe("its questions come before"),
    }),
    "inquiry-short": z
      .strictObject({ title: text })
      .describe("its steps are those above, from service on"),
    assessment: z.strictObject({
      title: text,
      steps: z
        .strictObject({ intro: text, results: text, book: text, booked: text })
        .describe("its sections come after the intro"),
    }),
    "lead-form": flow("posted", "sent"),
    request: flow("form", "sent"),
  }),
  campaignSources: list(
    z.string().regex(/^[a-z0-9._-]+$/, "a word in lower case, as links have it: utm_source=google"),
    40,
  ),
});

const perhapsMany = message("count");
const aboutLead = message("lead");
const LEAD_EVENTS = [
  ...(["lead.new", "lead.held", "lead.dead", "lead.unconfirmed", "lead.withdrawn"] as const),
  ...(["lead.unanswered", "lead.follow-up"] as const),
] as const;
const OTHER_EVENTS = ["leads.waiting", "sweep.late", "cap.reached", "leads.expiring"] as const;

function byEvent<Name extends string, Entry extends z.ZodType>(
  names: readonly Name[],
  entry: Entry,
) {
  return z.strictObject(byName([...names], entry).shape as Record<Name, Entry>);
}

export const notificationsSchema = z.strictObject({
  named: message("kind", "name", "reference"),
  unnamed: message("kind", "reference"),
  kinds: byName(KINDS, text),
  openButton: text.describe("on the button of a message in Microsoft Teams"),
  lead: byEvent(LEAD_EVENTS, aboutLead),
  many: byEvent([...LEAD_EVENTS, ...OTHER_EVENTS], perhapsMany).extend({
    "leads.waiting-for-answer": message("count", "day"),
  }),
  todo: byEvent(
    [...LEAD_EVENTS, ...OTHER_EVENTS, "leads.waiting-for-answer", "leads.well"],
    text,
  ).describe("what to do about it"),
  recovered: z.strictObject({
    "leads.waiting": text,
    "sweep.late": text,
    "lead.dead": text,
    "lead.held": text,
    "lead.unconfirmed": text,
  }),
});

const answer = z.strictObject({
  call: z
    .enum(["strategy", "discovery", "consultation", "diy", "coaching", "monthly", "bundle"])
    .describe("which call {callLink} leads to"),
  text: list(message("firstName", "choice", "price", "callLink", "reference"), 12).describe(
    "a paragraph each",
  ),
});

export const repliesSchema = z.strictObject({
  subject: message("reference"),
  greeting: message("firstName"),
  greetingWithoutName: text,
  signature: list(text, 6),
  kinds: byName(KINDS, answer),
  offers: z
    .array(
      answer.extend({
        offer: naming("offer", slug).describe("what it offers"),
      }),
    )
    .max(40)
    .describe("instead, for whoever chose that offer"),
});

export const visitorCopySchema = z.strictObject({
  subject: message("reference"),
  thanks: text,
  reference: message("reference"),
  next: text,
  change: text,
  withdraw: message("address"),
  notYours: text,
  heading: text,
  typedLeftOut: text,
});

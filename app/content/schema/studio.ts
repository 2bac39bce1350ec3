import { z } from "zod";
import { key, list, message, naming, slug, text } from "./primitives.ts";

/** An entry for each of these names, which the code knows, and for no other. */
function byName<Entry extends z.ZodType>(names: string[], entry: Entry) {
  return z.strictObject(Object.fromEntries(names.map((name) => [name, entry])));
}

const KINDS = ["inquiry", "assessment", "contact", "request"];
const note = z.strictObject({ title: text, text });
const noteOfButton = note.extend({ text: message("button") });
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

/** The texts of /studio/funnel, and the steps that it counts, in their order. */
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

/** The same, of names that types tell apart. */
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

/** The answers that the studio begins with on a lead's page. */
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

/** The mail with which visitors get a copy of what they sent. */
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

/** The texts of /studio/content, and what files and fields are called there. */
const translationTexts = z.strictObject({
  ...{ heading: text, progress: message("language", "done", "pages") },
  ...{ title: message("language"), lede: message("first"), toDoHeading: text, everyPage: text },
  ...{
    pageAbove: message("page"),
    outdatedHeading: message("first"),
    unchangedHeading: message("first"),
  },
  ...{ completeHeading: text, allHeading: text },
  ...{ missing: message("count"), wrong: message("count") },
  ...{ outdated: message("count"), unchanged: message("count") },
  ...{ toDo: message("label", "count"), fileTitle: message("language", "file") },
  backLink: message("language"),
  states: z.strictObject({
    ...{ missing: text, unchanged: message("first"), outdated: message("first") },
    ...{ long: message("first"), optional: message("first") },
  }),
  ...{
    was: message("text"),
    stillRight: message("where"),
    isRight: text,
    surplus: message("first"),
  },
  ...{ leaving: message("language", "pages", "texts") },
  ...{ leavingPages: message("count"), leavingTexts: message("count") },
  form: message("label", "form"),
});

export const contentEditorSchema = z.strictObject({
  title: text,
  lede: text,
  files: z.record(z.string(), text).describe("what a file is called, by its name"),
  fields: z.record(z.string(), text).describe("what a field is called, by its key"),
  choices: z.record(z.string(), text).describe("what is chosen, by what stands in the file"),
  locked: z
    .record(z.string(), text)
    .describe("why a field cannot be changed once it is there, by its key"),
  lockedOther: text,
  list: z.strictObject({
    ...{ often: text, byPage: text, others: text, studioOnly: text },
    ...{ notSetUp: note, notBuilt: text },
    oftenUsed: list(key, 20).describe("the names of files"),
    search: z.strictObject({
      label: text,
      hint: text,
      button: text,
      all: text,
      found: message("count"),
      none: text,
    }),
    states: byName(["live", "underway", "late"], text),
    ...{ noStore: text, newToken: text },
    ...{ tokenEnds: message("day"), tokenEndsSoon: message("day") },
  }),
  form: z.strictObject({
    backToList: text,
    file: message("path"),
    movedFirst: message("entry"),
    movedAfter: message("entry", "other"),
    ...{ reviewButton: text, changesHeading: text, before: text, after: text },
    change: z.strictObject({
      changed: message("where"),
      added: message("where"),
      deleted: message("where"),
      moved: message("where"),
    }),
    ...{ lastChanges: text, undoButton: text, undoOf: message("message") },
    ...{ saveButton: text, addButton: text, upButton: text, downButton: text },
    ...{ placeButton: text, placeLabel: text, placeFirst: text, moveButton: text },
    placeAfter: message("entry"),
    ...{ deleteButton: text, putButton: text, leaveOutButton: text },
    ofButton: message("action", "entry"),
    ...{ optional: text, newEntry: text, yes: text, no: text, asText: text, asForms: text },
    asOther: message("number"),
    length: message("count", "max"),
    range: message("from", "to"),
    atMost: message("max"),
    filledIn: message("text"),
    theirs: message("text"),
    nothing: text,
    chooseOne: message("options"),
    madeFromTitle: text,
    mayInsert: message("names"),
    allParts: text,
    wholeList: message("label", "count"),
    ...{ insertionsHeading: text, insertionsText: text, insertButton: text, insertText: text },
    ...{ bodyHint: text, componentsHeading: text, componentsText: text },
    ...{ unreadableHeading: text, unreadableText: text, fileLabel: text },
  }),
  entries: z
    .strictObject({
      ...{ newTitle: message("list"), newLink: text, addressHint: text },
      wrongAddress: message("example"),
      ...{ takenAddress: message("address"), addedMessage: message("title") },
      ...{ moveLink: text, moveTitle: message("title"), moveLabel: text, moveButton: text },
      ...{ moveText: message("address"), movedMessage: message("title", "address") },
      ...{ removeLink: text, removeTitle: message("title"), removeText: text, removeButton: text },
      ...{ removedMessage: message("title"), removed: note, cancelLink: text, usedTitle: text },
      ...{ usedIn: message("title", "address"), lastArticle: text, changed: text },
    })
    .describe("articles, films and pages that are added, renamed and deleted"),
  undo: z.strictObject({
    ...{ done: text, refused: text, changedSince: text, unknown: text, lost: text },
    otherFiles: message("path"),
  }),
  notes: z.strictObject({
    ...{ saved: note, savedHere: note, nothingChanged: note, problems: message("count") },
    ...{ conflict: noteOfButton, conflictOfAll: noteOfButton, token: note, rights: note },
    ...{ missing: note, expired: noteOfButton, limited: noteOfButton, limit: noteOfButton },
    down: noteOfButton,
  }),
  failures: z.strictObject({
    ...{ title: text, token: text, rights: text, limit: text, missing: text, down: text },
  }),
  pictures: z.strictObject({
    ...{ title: text, lede: text, link: text, heading: text, othersHeading: text, others: text },
    edit: message("name"),
    ...{ upload: text, fileLabel: text, fileHint: text, altLabel: text, altHint: text },
    ...{ uploadButton: text, refused: text, added: message("file"), saved: note },
    unnamed: slug.describe("the name of a file whose own has no letters"),
    ...{ altMissing: text, fileMissing: text, tooLarge: message("max") },
    noPicture: message("why"),
    tooSmall: message("width", "page", "person"),
    tooSmallForText: message("width", "text"),
    ...{ ofTextLink: text, ofText: message("title"), ofTextLede: text, ofTextHint: text },
    saveFirst: text,
    takenMeanwhile: text,
    remove: message("name"),
    usedIn: message("title", "file"),
    removedMessage: message("file"),
    show: text,
    press: text.describe("what is read aloud of a picture that is pressed"),
    pressHint: text,
  }),
  translation: translationTexts,
});

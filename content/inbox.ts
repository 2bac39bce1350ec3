// The texts of the inbox at /studio, which only the studio reads.
import { formatNumber, plural } from "./format.ts";

const states: Record<string, string> = {
  new: "New",
  pending: "Waiting",
  delivered: "Delivered",
  received: "Received",
  held: "Held",
  dead: "Failed",
  unconfirmed: "Unconfirmed",
  superseded: "Replaced",
  withdrawn: "Withdrawn",
  done: "Done",
};

const kinds: Record<string, string> = {
  wizard: "Inquiry",
  assessment: "Booked call",
  crm: "Contact form",
  request: "Request",
};

const nextSteps: Record<string, string> = {
  pending: "Is sent by itself",
  delivered: "Answer, then call it done",
  received: "Answer, then call it done",
  held: "A person? Then release it",
  dead: "Look at the error, then retry",
  unconfirmed: "Look for it in the service: done if it is there, else resend",
  superseded: "None: a newer version replaced it",
  withdrawn: "Do not contact: the visitor took it back",
};

const attemptResults: Record<string, string> = {
  delivered: "Delivered",
  failed: "Failed, tried again later",
  unknown: "No answer seen, tried again later",
  dead: "Failed for good",
  unconfirmed: "Sent, but the service did not confirm it",
};

const flags: Record<string, string> = {
  honeypot: "A field that people do not see was filled in",
  "too-fast": "It was sent faster than people type",
  cap: "Its address has sent more than the limit of an hour or a day",
};

const brokenPage = { title: "Something broke", text: "It is in the log. The leads are safe." };

const errors: Record<string, { title: string; text: string }> = {
  403: {
    title: "You are not signed in",
    text: "Open the inbox's address as npm start prints it. It opens once; start again for a new one.",
  },
  expired: {
    title: "That page was too old",
    text: "Open the lead again and repeat it there. Nothing has changed.",
  },
  404: {
    title: "No such page",
    text: "The lead was deleted, or the address is not quite right.",
  },
  405: { title: "That is not how this works", text: "Open the inbox and use its buttons." },
  409: {
    title: "Not in this state",
    text: "The lead has changed since, or is being sent right now. Nothing else has.",
  },
  422: { title: "The note is empty or too long", text: "It has 1 to 5,000 characters." },
  503: {
    title: "Nobody can be let in right now",
    text: "The keys that prove who you are cannot be fetched. Try again in a minute.",
  },
};

export const inbox = {
  title: "Inbox",
  signOut: "Sign out",
  noName: "No name",
  toInbox: "To the inbox",
  toLead: "To the lead",
  leadCount: (count: number) =>
    `${formatNumber(count)} ${plural(count, { one: "lead", other: "leads" })}`,
  copiesHeading: "Copies may still be in:",
  states,
  kinds,

  time: { soon: "within a minute", justNow: "just now" },

  list: {
    allOption: "All",
    stateLabel: "State",
    kindLabel: "Form",
    searchLabel: "Name, e-mail or reference",
    filterButton: "Show",
    clearFilters: "Show all",
    download: "Download as CSV",
    columns: { lead: "Lead", state: "State", received: "Received", nextStep: "Next step" },
    newLead: "New",
    doneLead: "Done",
    noLeads: { title: "No leads yet", text: "The first one that a form takes in will stand here." },
    noMatches: { title: "Nothing fits", text: "No lead is in this state or says these words." },
    pagination: {
      label: "Pages",
      current: (page: number, pages: number) => `Page ${page} of ${pages}`,
      previous: "Newer",
      next: "Older",
    },
  },

  lead: {
    backToList: "All leads",
    otherLeads: "Other leads with this reference",
    answersHeading: "What the visitor wrote",
    notAnswered: "Not answered",
    payloadSummary: "As a service gets it",
    flags,
    replyButton: "Answer by e-mail",
    replySubject: (reference: string) => `Your inquiry ${reference}`,
  },

  nextStep: {
    heading: "Next step",
    states: nextSteps,
    done: "None",
    sending: "Is being sent now",
    retried: (when: string) => `Is tried again ${when}`,
    unknown: "Look at it",
  },

  delivery: {
    heading: "Delivery",
    destination: (host: string) => `It goes to ${host}`,
    noDestination: "It stays in this inbox: no service is set for its kind.",
    noAttempts: "Nothing was sent yet.",
    results: attemptResults,
  },

  history: {
    heading: "What people did",
    empty: "Nobody did anything with it yet.",
    noteLabel: "Note",
    noteHint: "The visitor never sees it.",
  },

  /** A button, what the page says after it, and the entry in the lead's history. */
  actions: {
    retry: { button: "Retry now", done: "It is sent within a minute.", entry: "Sent again" },
    resend: {
      button: "Send once more",
      done: "It is sent within a minute.",
      entry: "Sent once more",
    },
    release: {
      button: "Release",
      done: "Released: it goes on like any other lead.",
      entry: "Released",
    },
    done: { button: "Done", done: "Done.", entry: "Done" },
    undone: { button: "Open again", done: "Open again.", entry: "Opened again" },
    note: { button: "Add the note", done: "The note is kept.", entry: "Note" },
    forget: { button: "Forget this person", done: "", entry: "Forgotten" },
  },

  confirm: {
    resend: {
      title: "Send it once more?",
      text: "The service may have it already. Then it has it twice, and so has whoever reads it there.",
      button: "Send it once more",
    },
    forget: {
      title: "Forget this person?",
      text: "All leads of this e-mail address go for good, with their notes and history.",
      button: "Forget this person",
    },
    destination: (host: string) => `It goes to ${host}.`,
    cancelButton: "No, go back",
  },

  forgotten: {
    title: "Forgotten",
    /** The time follows. */
    text: "All leads of this person are gone from the inbox,",
  },

  errors: { byStatus: errors, unknown: brokenPage },
};

const COPIES: Record<string, string> = {
  wizard: "the form service and the mailbox it writes to",
  assessment: "the form service and the mailbox it writes to, and the scheduler",
  crm: "the CRM",
};

/** Where copies of a person's leads may be, after leads of these kinds were sent. */
export function listCopies(sentKinds: string[]): string[] {
  const services = sentKinds.map((kind) => COPIES[kind] ?? "the service that leads are sent to");
  return [
    ...new Set(services),
    "mail and chats that announced the lead",
    "files that were exported, and the database's own backups (30 days)",
  ];
}

// The texts of the inbox at /studio, which only the studio reads.
import { formatNumber, plural } from "./format.ts";

const states: Record<string, string> = {
  new: "New",
  pending: "Being sent",
  delivered: "Passed on",
  received: "Only in this inbox",
  held: "Possible spam",
  dead: "Could not be passed on",
  unconfirmed: "Not confirmed",
  superseded: "Replaced by a newer one",
  withdrawn: "Withdrawn by the visitor",
  open: "Waits for an answer",
  done: "Answered",
};

const kinds: Record<string, string> = {
  wizard: "Project inquiry",
  assessment: "Call after the audit",
  crm: "Contact form",
  request: "Call or purchase request",
};

const nextSteps: Record<string, string> = {
  pending: "Nothing to do: it is passed on within minutes",
  delivered: "Reply, then mark it as answered",
  received: "Reply, then mark it as answered",
  held: "Read it. If a person wrote it, release it",
  dead: "Reply to the visitor yourself, then try to pass it on again",
  unconfirmed:
    "Look for it in your form service or CRM. If it is there, reply; if not, send it again",
  superseded: "Nothing to do: the visitor sent a newer one",
  withdrawn: "Do not contact the visitor, who withdrew it",
};

const attemptResults: Record<string, string> = {
  delivered: "Passed on",
  failed: "Failed; another try follows",
  unknown: "No answer; another try follows",
  dead: "Failed; no further try",
  unconfirmed: "Sent, but the service did not confirm it",
};

const flags: Record<string, string> = {
  honeypot: "Looks like spam: a hidden field was filled in",
  "too-fast": "Perhaps spam: sent faster than people type",
  cap: "Perhaps spam: many messages came from the same connection",
  "site-cap": "Perhaps spam: more messages came on this day than the site's limit",
};

/** Fields whose own name does not say what they are. */
const fields: Record<string, string> = {
  challenge: "What they need",
  description: "What they wrote",
  message: "What they wrote",
  serviceType: "Service",
  serviceCategory: "Offer",
  businessProfile: "Business stage",
  businessType: "Business type",
  videoUseCase: "Video goal",
  contentVolume: "Videos a month",
  timeline: "When to start",
  zip: "Zip code",
  wishedTime: "Suggested time",
  otherTime: "Another time",
  about: "About",
  utm_source: "Came from",
  utm_medium: "Kind of link",
  utm_campaign: "Campaign",
};

const brokenPage = {
  title: "Something went wrong",
  text: "No lead is lost. Go back and try again; the log says what happened.",
};

const errors: Record<string, { title: string; text: string }> = {
  403: {
    title: "You are not signed in",
    text: "Open the address of the inbox that npm start prints. It works once; end npm start with Ctrl+C and start it again to get a new one.",
  },
  expired: {
    title: "That page was open too long",
    text: "Nothing has changed. Open the lead again and press the button there.",
  },
  404: {
    title: "No such page",
    text: "The lead was deleted, or its address is wrong. Look for it in the inbox.",
  },
  405: { title: "That page cannot do this", text: "Open the inbox and use its buttons." },
  409: {
    title: "That is not possible anymore",
    text: "The lead has changed since, or is being sent now. Open it again to see what you can do.",
  },
  422: { title: "The note is empty or too long", text: "Write between 1 and 5,000 characters." },
  503: {
    title: "Signing in does not work right now",
    text: "We could not check who you are. Try again in a minute.",
  },
};

export const inbox = {
  title: "Inbox",
  signOut: "Sign out",
  noName: "No name",
  toInbox: "Back to the inbox",
  toLead: "Back to the lead",
  leadCount: (count: number) =>
    `${formatNumber(count)} ${plural(count, { one: "lead", other: "leads" })}`,
  copiesHeading: "Copies may still be in:",
  states,
  kinds,
  fields,

  figures: {
    label: "This week",
    leads: (count: number, days: number, most: number) =>
      `${formatUpTo(count, most)} ${plural(count, { one: "lead", other: "leads" })} in the last ${days} days`,
    open: (count: number) =>
      `${formatNumber(count)} ${plural(count, { one: "waits", other: "wait" })} for an answer`,
    answered: (span: string, count: number, most: number) =>
      `${span} to the first answer (median of ${formatUpTo(count, most)})`,
    sources: { none: "No campaign", other: "Other campaigns" } as Record<string, string>,
  },

  time: { soon: "within a minute", justNow: "just now" },

  list: {
    allOption: "All",
    stateLabel: "Status",
    kindLabel: "Form",
    searchLabel: "Name, e-mail or reference",
    filterButton: "Search",
    clearFilters: "Show all",
    download: "Download as CSV",
    columns: { lead: "Lead", state: "Status", received: "Received", nextStep: "What to do next" },
    newLead: "New",
    doneLead: "Nothing: answered",
    noLeads: {
      title: "No leads yet",
      text: "Everything visitors send with a form appears here. To see one, send yourself a message on the contact page.",
    },
    noMatches: {
      title: "No lead found",
      text: "No lead matches your search. Choose “Show all” to see every lead.",
    },
    noneAmongNewest: {
      title: "Nothing among the newest leads",
      text: "To look through the next older ones, choose “Older”.",
    },
    pagination: { label: "Pages", newest: "Newest", next: "Older" },
  },

  lead: {
    backToList: "All leads",
    otherLeads: "Other leads with this reference",
    otherVersions: "Other versions that the visitor sent",
    answersHeading: "What the visitor wrote",
    notAnswered: "Not answered",
    payloadSummary: "What your form service or CRM gets",
    flags,
    person: {
      heading: "Everything about this person",
      text: "All leads with this e-mail address, to send to a person who asks for a copy.",
      textLink: "Download as text",
      jsonLink: "Download as JSON",
    },
    replyButton: "Reply by e-mail",
    replySubject: (reference: string) => `Your inquiry ${reference}`,
  },

  nextStep: {
    heading: "What to do next",
    states: nextSteps,
    done: "Nothing to do: answered",
    sending: "Nothing to do: it is being sent now",
    waiting: "It waits until a setting is corrected. Tell whoever runs this site",
    retried: (when: string) => `Nothing to do: we try again ${when}`,
    unknown: "Read it",
  },

  delivery: {
    heading: "Passing it on",
    endpoint: (host: string) => `It goes to ${host}.`,
    noEndpoint: "It stays in this inbox: no form service or CRM is set up for it.",
    wrongSetting:
      "It waits in this inbox: a setting of your form service or CRM is wrong. Once that is corrected, the lead is sent automatically.",
    noAttempts: "Nothing was sent yet.",
    results: attemptResults,
  },

  history: {
    heading: "What you did",
    empty: "Nothing yet. Notes and buttons you press appear here.",
    noteLabel: "Note",
    noteHint: "Only the studio sees it.",
  },

  /** A button, what the page says after it, and the entry in the lead's history. */
  actions: {
    retry: { button: "Try again now", done: "It is sent within a minute.", entry: "Tried again" },
    resend: {
      button: "Send again",
      done: "It is sent within a minute.",
      entry: "Sent again",
    },
    release: {
      button: "Not spam: release",
      done: "Released. It is passed on like any other lead.",
      entry: "Released",
    },
    done: { button: "Mark as answered", done: "Marked as answered.", entry: "Marked as answered" },
    undone: {
      button: "Mark as not answered",
      done: "Marked as not answered.",
      entry: "Marked as not answered",
    },
    note: { button: "Save the note", done: "The note is saved.", entry: "Note" },
    forget: { button: "Delete this person's data", done: "", entry: "Deleted" },
  },

  confirm: {
    resend: {
      title: "Send it again?",
      text: "Your form service or CRM may have it already. Then you see it there twice.",
      button: "Send it again",
    },
    forget: {
      title: "Delete this person's data?",
      text: "All leads with this e-mail address are deleted for good, with their notes and history.",
      button: "Delete for good",
    },
    cancelButton: "No, go back",
  },

  forgotten: {
    title: "Deleted",
    text: "All leads of this person were deleted from the inbox {time}.",
  },

  errors: { byStatus: errors, unknown: brokenPage },
};

/** "200+" for numbers above `most`, which are not counted. */
function formatUpTo(count: number, most: number): string {
  return count > most ? `${formatNumber(most)}+` : formatNumber(count);
}

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

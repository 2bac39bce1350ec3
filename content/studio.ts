/** The words of the inbox at /studio, which nobody but the studio's own people reads. */
export const inbox = {
  title: "Inbox",
  leave: "Sign out",
  all: "All",
  search: { label: "Name, e-mail or reference", clear: "Show all" },
  kindLabel: "Form",
  filter: "Show",
  csv: "Download as CSV",
  columns: { lead: "Lead", state: "State", when: "Received", next: "Next step" },
  nameless: "No name",
  isNew: "New",
  isDone: "Done",
  empty: {
    none: { title: "No leads yet", text: "The first one that a form takes in will stand here." },
    filtered: { title: "Nothing fits", text: "No lead is in this state or says these words." },
  },
  pages: { previous: "Newer", next: "Older" },
  states: {
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
  } as Record<string, string>,
  kinds: {
    wizard: "Inquiry",
    assessment: "Booked call",
    crm: "Contact form",
    request: "Request",
  } as Record<string, string>,
  nextSteps: {
    pending: "Is sent by itself",
    sending: "Is being sent now",
    delivered: "Answer, then call it done",
    received: "Answer, then call it done",
    held: "A person? Then release it",
    dead: "Look at the error, then retry",
    unconfirmed: "Look for it in the service: done if it is there, else resend",
    superseded: "None: a newer version replaced it",
    withdrawn: "Do not contact: the visitor took it back",
    done: "None",
  } as Record<string, string>,
  unknownStep: "Look at it",
  retriedIn: "Is tried again",
  lead: {
    back: "All leads",
    next: "Next step",
    answers: "What the visitor wrote",
    delivery: "Delivery",
    acts: "What people did",
    others: "Other leads with this reference",
    noAttempts: "Nothing was sent yet.",
    noActs: "Nobody did anything with it yet.",
    notAnswered: "Not answered",
    attempt: {
      delivered: "Delivered",
      failed: "Failed, tried again later",
      unknown: "No answer seen, tried again later",
      dead: "Failed for good",
      unconfirmed: "Sent, but the service did not confirm it",
    } as Record<string, string>,
    flags: {
      honeypot: "A field that people do not see was filled in",
      "too-fast": "It was sent faster than people type",
      cap: "Its address has sent more than the limit of an hour or a day",
    } as Record<string, string>,
    write: "Answer by e-mail",
    subject: "Your inquiry",
    sent: "As a service gets it",
    goesTo: "It goes to",
    stays: "It stays in this inbox: no service is set for its kind.",
  },
  verbs: {
    retry: { label: "Retry now", did: "It is sent within a minute.", act: "Sent again" },
    resend: { label: "Send once more", did: "It is sent within a minute.", act: "Sent once more" },
    release: {
      label: "Release",
      did: "Released: it goes on like any other lead.",
      act: "Released",
    },
    done: { label: "Done", did: "Done.", act: "Done" },
    undone: { label: "Open again", did: "Open again.", act: "Opened again" },
    note: { label: "Add the note", did: "The note is kept.", act: "Note" },
    forget: { label: "Forget this person", did: "", act: "Forgotten" },
  },
  note: { label: "Note", hint: "The visitor never sees it." },
  resend: {
    title: "Send it once more?",
    text: "The service may have it already. Then it has it twice, and so has whoever reads it there.",
    confirm: "Send it once more",
  },
  forget: {
    title: "Forget this person?",
    text: "All leads of this e-mail address go for good, with their notes and history.",
    confirm: "Forget this person",
    gone: "Forgotten",
    did: "All leads of this person are gone from the inbox,",
  },
  stillHeld: "Copies may still be in:",
  refused: {
    403: {
      title: "You are not signed in",
      text: "Open the inbox's address as npm start prints it. It opens once; start again for a new one.",
    },
    "403 token": {
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
    500: { title: "Something broke", text: "It is in the log. The leads are safe." },
  } as Record<string, { title: string; text: string }>,
  keep: "No, go back",
  toInbox: "To the inbox",
  toLead: "To the lead",
};

const COPIES: Record<string, string> = {
  wizard: "the form service and the mailbox it writes to",
  assessment: "the form service and the mailbox it writes to, and the scheduler",
  crm: "the CRM",
};

/** Where copies of a person's leads may be, after leads of these kinds left the inbox. */
export function whereCopiesAre(sentKinds: string[]): string[] {
  const services = sentKinds.map((kind) => COPIES[kind] ?? "the service that leads are sent to");
  return [
    ...new Set(services),
    "mail and chats that announced the lead",
    "files that were exported, and the database's own backups (30 days)",
  ];
}

// biome-ignore-all lint/style/noRestrictedImports: `npm run leads` loads this file without a bundler
import { kinds as labels } from "#content/studio/inbox.yaml";
import type { VariableName } from "../settings/settings.server.ts";

/** A flow of the funnel, and the step in it that is the form. */
export type FunnelRules = { flow: string; form: string };

type KindRules = {
  /** Its word in the database, the log, webhooks, exports and addresses. */
  stored: string;
  label: string;
  /** Who receives it: the CRM, or a form service, by the variable of its address; null: the inbox alone. */
  endpoint: "crm" | Extract<VariableName, `FORMS_URL_${string}`> | null;
  /** The cookie that proves that this browser sent one; forms with the same cookie are told apart by their path. */
  proofCookie: string;
  /** Where the receipt is that this proof opens. */
  receipt: string;
  /** Whether an edited form, sent again, takes the place of the person's earlier version. */
  supersedes: boolean;
  /** Whether its visitor may withdraw it; if not, a person does. */
  mayWithdraw: boolean;
  /** Null: not counted. */
  funnel: FunnelRules | null;
  /** What Google's reports call its conversion; null: none is reported. */
  conversion: string | null;
};

const ownPage = { proofCookie: "receipt", receipt: "/thank-you/receipt", conversion: "quick" };

/** Everything that differs between kinds of leads, and the words of theirs that are stored or sent. */
export const KINDS = {
  inquiry: {
    stored: "wizard",
    label: labels.inquiry,
    endpoint: "FORMS_URL_WIZARD",
    proofCookie: "sent",
    receipt: "/thank-you/receipt?of=wizard",
    supersedes: true,
    mayWithdraw: true,
    funnel: { flow: "inquiry", form: "details" },
    conversion: "wizard",
  },
  assessment: {
    stored: "assessment",
    label: labels.assessment,
    endpoint: "FORMS_URL_ASSESSMENT",
    proofCookie: "booked",
    receipt: "/thank-you/receipt?of=assessment",
    supersedes: true,
    mayWithdraw: false,
    funnel: { flow: "assessment", form: "book" },
    conversion: null,
  },
  contact: {
    ...ownPage,
    stored: "crm",
    label: labels.contact,
    endpoint: "crm",
    // The form has no step back: a second lead with its token is separate.
    supersedes: false,
    mayWithdraw: true,
    funnel: { flow: "lead-form", form: "posted" },
  },
  request: {
    ...ownPage,
    stored: "request",
    label: labels.request,
    endpoint: null,
    supersedes: true,
    mayWithdraw: true,
    funnel: { flow: "request", form: "form" },
  },
} as const satisfies Record<string, KindRules>;

export type Kind = keyof typeof KINDS;
export type StoredKind = (typeof KINDS)[Kind]["stored"];

export const kindNames = Object.keys(KINDS) as Kind[];
export const storedKinds = kindNames.map((kind) => KINDS[kind].stored);

/** The rules of a stored lead; undefined for a kind that this build does not know. */
export function rulesOf(stored: string): (KindRules & { name: Kind }) | undefined {
  const name = kindNames.find((kind) => KINDS[kind].stored === stored);
  return name && { name, ...KINDS[name] };
}

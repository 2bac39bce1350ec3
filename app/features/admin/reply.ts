import type { Files } from "~/content/files";
import { fill, formatPrice } from "~/content/format";
import type { FoundLead } from "~/outbox/admin/leads";
import { toPlainLine } from "~/outbox/admin/plain-text";
import { type ChosenOffer, findChosenOffer } from "~/outbox/chosen-offer";
import { contentIn } from "~/outbox/content-in-language";
import { rulesOf } from "~/outbox/kinds";
import { choiceLabel } from "~/outbox/submitted-fields";

const ADDRESS = /^[^\s\p{C}<>"(),:;]+@[^\s\p{C}<>"(),:;]+$/u;
const MAX_NAME_LENGTH = 40;
/** Outlook opens no longer address of a mail; then the text is copied. */
const MAX_MAIL_ADDRESS = 2_000;

export type Reply = {
  subject: string;
  text: string;
  /** Opens the mail program; null where the visitor's address is none. */
  mailAddress: string | null;
  phoneAddress: string | null;
};

type Replies = Files["studio/replies"];

type AnsweredLead = Pick<FoundLead, "kind" | "reference" | "name" | "email" | "fields">;

export function writeReply(lead: AnsweredLead, origin: string): Reply {
  const replies = contentIn(lead.fields.language).read("studio/replies");
  const subject = fill(replies.subject, { reference: lead.reference });
  const text = writeText(lead, origin, replies);
  return {
    subject,
    text,
    mailAddress: toMailAddress(lead.email ?? "", subject, text),
    phoneAddress: toPhoneAddress(lead.fields.phone ?? ""),
  };
}

function writeText(
  { kind, reference, name, fields }: AnsweredLead,
  origin: string,
  replies: Replies,
): string {
  const offer = findChosenOffer(fields);
  const answer = findAnswer(kind, offer, replies);
  const firstName = readFirstName(fields.firstName ?? name);
  const values: Record<string, string | undefined> = {
    firstName,
    reference,
    choice: offer?.name ?? readChoice(kind, fields),
    price: offer && formatPrice(offer.price),
    callLink: answer && `${origin}/book/${answer.call}`,
  };
  const greeting = firstName ? fill(replies.greeting, { firstName }) : replies.greetingWithoutName;
  const paragraphs = (answer?.text ?? []).flatMap((paragraph) => fillKnown(paragraph, values));
  return [greeting, ...paragraphs, replies.signature.join("\n")].join("\n\n");
}

function findAnswer(kind: string, offer: ChosenOffer | undefined, replies: Replies) {
  const ofOffer = replies.offers.find((answer) => answer.offer === offer?.slug);
  return ofOffer ?? replies.kinds[rulesOf(kind)?.name ?? ""];
}

/** None for a paragraph that inserts what is not known. */
function fillKnown(paragraph: string, values: Record<string, string | undefined>): string[] {
  const isKnown = [...paragraph.matchAll(/\{(\w+)\}/g)].every(([, name = ""]) => values[name]);
  return isKnown ? [paragraph.replace(/\{(\w+)\}/g, (_, name: string) => values[name] ?? "")] : [];
}

function readFirstName(name: string): string {
  const [first = ""] = toPlainLine(name, MAX_NAME_LENGTH).split(" ");
  return first.includes("@") ? "" : first;
}

function readChoice(kind: string, { serviceType = "", projectType = "" }: AnsweredLead["fields"]) {
  const service = choiceLabel(kind, "serviceType", serviceType);
  return service ?? choiceLabel(kind, "projectType", projectType);
}

function toMailAddress(email: string, subject: string, text: string): string | null {
  if (!ADDRESS.test(email)) return null;
  const address = `mailto:${encodeURIComponent(email).replace("%40", "@")}?subject=${encodeURIComponent(subject)}`;
  const withText = `${address}&body=${encodeURIComponent(text.replaceAll("\n", "\r\n"))}`;
  return withText.length <= MAX_MAIL_ADDRESS ? withText : address;
}

/** Of what was typed, the digits. */
function toPhoneAddress(phone: string): string | null {
  const digits = phone.replace(/(?!^\s*\+)\D/g, "");
  return digits.replace(/\D/g, "").length >= 6 ? `tel:${digits.trim()}` : null;
}

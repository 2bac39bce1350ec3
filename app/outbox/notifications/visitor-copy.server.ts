import { site } from "#content/site";
import { visitorCopy as texts } from "#content/visitor-copy";
import { breakLinks, quote, toPlainText } from "~/outbox/admin/plain-text";
import { readableValue } from "~/outbox/submitted-values";
import type { Platform } from "~/platform.server";

/** ASCII, with a domain name as DNS allows it; length limits of RFC 5321, section 4.5.3.1. */
const ADDRESS =
  /^(?=.{6,254}$)(?=[^@]{1,64}@)[\w!#$%&'*+/=?^`{|}~-]+(?:\.[\w!#$%&'*+/=?^`{|}~-]+)*@(?:[a-z\d](?:[a-z\d-]{0,61}[a-z\d])?\.)+(?!invalid$|local$|localhost$)[a-z][a-z\d-]{0,61}[a-z\d]$/;
/** No visitor writes from these, and one could answer ours automatically: RFC 3834, section 2. */
const AUTOMATED_MAILBOXES =
  /^(?:mailer-daemon|postmaster|abuse|bounces?|(?:no|do-?not)[-_.]?reply)\b/;
/** Also as people write one that programs do not recognize, such as evil [dot] com. */
const LINK =
  /@|:\/|\bwww\b|\b(?:mailto|tel|sms)\s*:|[\p{L}\p{N}]\s*[.\u3002]\p{L}{2,}|[[({]\s*(?:dot|at)\s*[\])}]|\bdot\s+\w+|\b\d{1,3}(?:\.\d{1,3}){3}\b/iu;

/** Null for one that does not look deliverable, or is the site's own. */
export function findCopyAddress({ settings }: Platform, fields: string): string | null {
  const { email = "" }: { email?: string } = JSON.parse(fields);
  const address = email.trim().toLowerCase();
  const own = [settings.NOTIFY_FROM, ...settings.NOTIFY_TO, site.email];
  if (!ADDRESS.test(address) || AUTOMATED_MAILBOXES.test(address)) return null;
  return own.some((one) => one?.toLowerCase() === address) ? null : address;
}

export function sendsVisitorCopies({ settings, bindings }: Platform): boolean {
  return settings.VISITOR_COPY === "on" && Boolean(settings.NOTIFY_FROM && bindings.EMAIL);
}

type CopiedLead = { reference: string | null; kind: string | null; fields: string | null };

/** Only the body has something that was typed. Throws when the mail is not accepted. */
export async function sendVisitorCopy(platform: Platform, lead: CopiedLead) {
  const { settings, bindings, origin } = platform;
  const { reference, kind, fields } = lead;
  const to = reference && fields && findCopyAddress(platform, fields);
  if (!to || !settings.NOTIFY_FROM || !bindings.EMAIL) throw new Error("copies are off");
  const paragraphs = [
    texts.thanks,
    texts.reference(reference),
    texts.next,
    // A booking is withdrawn by people only.
    texts.change + (kind === "assessment" ? "" : ` ${texts.withdraw(`${origin}/thank-you`)}`),
    [texts.heading, ...writeRows(JSON.parse(fields), origin)].join("\n"),
    texts.notYours,
    `${site.name}, ${site.email}`,
  ];
  await bindings.EMAIL.send({
    from: { name: site.name, email: settings.NOTIFY_FROM },
    to,
    replyTo: site.email,
    subject: texts.subject(reference),
    text: `${paragraphs.join("\n\n")}\n`,
    headers: { "Auto-Submitted": "auto-replied" },
  });
}

function writeRows(fields: Record<string, string>, origin: string): string[] {
  return Object.entries(fields).flatMap(([name, value]) => {
    const label = texts.labels[name];
    if (!label || !value) return [];
    return [quote(label, writeValue(name, value, origin))];
  });
}

/** What was typed becomes no link, so that nobody advertises to strangers with the form. */
function writeValue(name: string, value: string, origin: string): string {
  const choice = readableValue(name, value);
  if (choice !== value || name === "email") return toPlainText(choice).trim();
  // The server has checked this code.
  if (name === "results") return `${origin}/assessments/video-readiness/results/${value}`;
  const text = toPlainText(value);
  return LINK.test(text.normalize("NFKC")) ? texts.leftOut : breakLinks(text);
}

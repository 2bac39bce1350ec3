import { names } from "#content/brand.yaml";
import { site } from "#content/site.yaml";
import { fill } from "~/content/format";
import { imprint } from "~/content/imprint";
import { contentIn } from "~/outbox/content-in-language";
import { rulesOf } from "~/outbox/kinds";
import { choiceLabel, findField } from "~/outbox/submitted-fields";
import type { Platform } from "~/platform.server";

/** ASCII, with a domain name as DNS allows it; length limits of RFC 5321, section 4.5.3.1. */
const ADDRESS =
  /^(?=.{6,254}$)(?=[^@]{1,64}@)[\w!#$%&'*+/=?^`{|}~-]+(?:\.[\w!#$%&'*+/=?^`{|}~-]+)*@(?:[a-z\d](?:[a-z\d-]{0,61}[a-z\d])?\.)+(?!invalid$|local$|localhost$)[a-z][a-z\d-]{0,61}[a-z\d]$/;
/** No visitor writes from these, and one could answer ours automatically: RFC 3834, section 2. */
const AUTOMATED_MAILBOXES =
  /^(?:mailer-daemon|postmaster|abuse|bounces?|(?:no|do-?not)[-_.]?reply)\b/;

/** An absence note would reach the visitor by Reply-To. Exchange knows this header, others RFC 3834. */
export const NO_AUTOMATIC_ANSWERS = { "X-Auto-Response-Suppress": "All" };

/** Null for one that does not look deliverable, or is the site's own. */
export function findCopyAddress({ settings }: Platform, fields: string): string | null {
  const { email = "" }: { email?: string } = JSON.parse(fields);
  const address = email.trim().toLowerCase();
  const own = [settings.NOTIFY_FROM, ...settings.NOTIFY_TO, site.email];
  if (!ADDRESS.test(address) || AUTOMATED_MAILBOXES.test(address)) return null;
  return own.some((one) => one?.toLowerCase() === address) ? null : address;
}

/** What the addresses of one mailbox have in common; many services ignore dots. */
export function mailboxOf(address: string): string {
  const [local = "", domain = ""] = address.split(/(?:\+[^@]*)?@/);
  return `${local.replaceAll(".", "")}@${domain === "googlemail.com" ? "gmail.com" : domain}`;
}

export function sendsVisitorCopies({ settings, bindings }: Platform): boolean {
  return settings.VISITOR_COPY === "on" && Boolean(settings.NOTIFY_FROM && bindings.EMAIL);
}

type CopiedLead = { reference: string | null; kind: string | null; fields: string | null };

/** Nothing that was typed is in it, so that nobody writes to strangers with the form. Throws when it is not accepted. */
export async function sendVisitorCopy(platform: Platform, lead: CopiedLead) {
  const { settings, bindings } = platform;
  const { reference, kind, fields } = lead;
  const to = reference && fields && findCopyAddress(platform, fields);
  if (!to || !settings.NOTIFY_FROM || !bindings.EMAIL) throw new Error("copies are off");
  const entered: Record<string, string> = JSON.parse(fields);
  const { language } = entered;
  // Of a language that is gone, the first one's.
  const origin = settings.LANGUAGE_ORIGINS[language ?? ""] ?? platform.origin;
  const texts = contentIn(language).read("studio/visitor-copy");
  const choices = writeChoices(kind, entered, origin);
  const paragraphs = [
    texts.thanks,
    fill(texts.reference, { reference }),
    texts.next,
    rulesOf(kind ?? "")?.mayWithdraw
      ? `${texts.change} ${fill(texts.withdraw, { address: `${origin}/thank-you` })}`
      : texts.change,
    ...(choices.length > 0 ? [[texts.heading, ...choices].join("\n")] : []),
    texts.typedLeftOut,
    texts.notYours,
    [`${names.name}, ${site.email}`, ...imprint].join("\n"),
  ];
  await bindings.EMAIL.send({
    from: { name: names.name, email: settings.NOTIFY_FROM },
    to,
    replyTo: site.email,
    subject: fill(texts.subject, { reference }),
    text: `${paragraphs.join("\n\n")}\n`,
    headers: { "Auto-Submitted": "auto-replied", ...NO_AUTOMATIC_ANSWERS },
  });
}

function writeChoices(
  kind: string | null,
  fields: Record<string, string>,
  origin: string,
): string[] {
  return Object.entries(fields).flatMap(([name, value]) => {
    const label = findField(kind, name, fields.language)?.label;
    const choice =
      name === "results"
        ? resultsLink(value, origin)
        : choiceLabel(kind, name, value, fields.language);
    return label && choice ? [`${label}: ${choice}`] : [];
  });
}

/** The server has checked this code. */
function resultsLink(code: string, origin: string): string {
  return `${origin}/assessments/video-readiness/results/${code}`;
}

import { LOCALHOST } from "../../app/http/paths.ts";
import { crms } from "../../app/outbox/endpoints/crm.server.ts";
import { FORM_VARIABLES, formService } from "../../app/outbox/endpoints/form-service.server.ts";

/** The settings with an address that leads or notifications are posted to. */
const POSTED_TO = [
  ...[...Object.values(crms), ...FORM_VARIABLES.map(formService)].flatMap(
    ({ variables }) => variables,
  ),
  "NOTIFY_URL" as const,
].filter((name) => /_URL(_|$)/.test(name));

/** Their answers to a post, as far as their documentation says. */
const SERVICES: [address: RegExp, why: string][] = [
  [/^https:\/\/script\.google\.com\//, "Google Apps Script answers every post with a redirect"],
  [
    /^https:\/\/formsubmit\.co\/(?!ajax\/)/,
    "FormSubmit redirects to a page: use its /ajax/ address",
  ],
  [/^https:\/\/docs\.google\.com\/forms\//, "Google Forms answers with a page"],
];

/** Settings with an address whose answers confirm nothing: what is sent there is never sent again. */
export function findRedirecting(source: Record<string, unknown>): string[] {
  return POSTED_TO.flatMap((name) => {
    const address = URL.parse(String(source[name]));
    const why = address && explain(address);
    return why ? [`${name}: ${why}.`] : [];
  });
}

function explain({ href, protocol, hostname }: URL): string | undefined {
  const isPlain = protocol === "http:" && !LOCALHOST.includes(hostname);
  if (isPlain) return "http addresses usually redirect to https: write https";
  return SERVICES.find(([address]) => address.test(href))?.[1];
}

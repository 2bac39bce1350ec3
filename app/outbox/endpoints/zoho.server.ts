import type { Payload } from "~/outbox/lead.server";
import type { Settings } from "~/settings/settings.server";
import { writeLeadMessage } from "./lead-message.ts";
import {
  isRedirect,
  isSuccess,
  type NeutralLead,
  type ResponseClass,
  readJson,
  reportsError,
  type Service,
  type ServiceResponse,
} from "./service-response.server.ts";

type Addresses = { url: string; returnURL: string };

const DONE = new Set(["Splash Message", "redirect_url", "thankyou_page", "parent_redirect"]);
const ESCAPED = /&#x([0-9a-f]{1,6});|&#(\d{1,7});|&amp;|\\[xu]([0-9a-f]{2,4})|\\\//gi;

/** Zoho's web-to-lead form. CRM_HIDDEN_FIELDS join only at sending, so that waiting leads get new identifiers. */
export const zoho: Service = {
  name: "the CRM",
  variables: ["CRM_URL", "CRM_HIDDEN_FIELDS", "CRM_FIELD_MAP"],
  remedies: [
    [
      /captcha/i,
      "The CRM's form asks for a captcha, which the site cannot solve: switch it off there. The leads are sent by themselves then.",
    ],
  ],
  open({ CRM_URL: url, CRM_HIDDEN_FIELDS, CRM_FIELD_MAP }) {
    if (!url) return null;
    return {
      url,
      isOwn: (payload) => "returnURL" in payload,
      map: (lead, origin) => toZohoFields(lead, origin, CRM_FIELD_MAP),
      write(payload) {
        // The page that the CRM allows posts from: the origin of the form, which the cron does not know.
        const { origin } = new URL(String(payload.returnURL));
        const fields = { ...CRM_HIDDEN_FIELDS, ...renameFields(payload, CRM_FIELD_MAP) };
        return {
          headers: {
            "content-type": "application/x-www-form-urlencoded;charset=UTF-8",
            origin,
            referer: `${origin}/contact`,
          },
          body: new URLSearchParams(fields).toString(),
        };
      },
      classify: (response, payload) =>
        classifyZohoResponse(response, { url, returnURL: String(payload.returnURL) }),
      configuredValues: Object.values(CRM_HIDDEN_FIELDS),
    };
  },
};

/** The names and their order are a contract (tests/golden). */
function toZohoFields(lead: NeutralLead, origin: string, map: Settings["CRM_FIELD_MAP"]) {
  const { fields } = lead;
  const description = writeLeadMessage(lead);
  return {
    zc_gad: "",
    returnURL: `${origin}/thank-you`,
    "Lead Source": "Website",
    Company: fields.company ?? "",
    "First Name": fields.firstName ?? "",
    "Last Name": fields.lastName ?? "",
    Email: fields.email ?? "",
    Phone: fields.phone ?? "",
    City: fields.city ?? "",
    State: fields.state ?? "",
    "Zip Code": fields.zip ?? "",
    Country: fields.country ?? "",
    [map.projectType]: fields.projectType ?? "",
    [map.budget]: fields.budget ?? "",
    [map.timeline]: fields.timeline ?? "",
    ...(description && { Description: description }),
    ...(fields.service && { service: fields.service }),
  };
}

/** Leads of the build before that were stored while the map was invalid have our own field names. */
function renameFields(payload: Payload, names: Record<string, string>): Record<string, string> {
  return Object.fromEntries(
    Object.entries(payload).map(([name, value]) => [names[name] ?? name, String(value)]),
  );
}

/** `error_msg` is about the fields and would come again; a captcha is configuration: retried. */
export async function classifyZohoResponse(
  response: ServiceResponse,
  addresses: Addresses,
): Promise<ResponseClass> {
  if (isRedirect(response)) return redirectsBack(response, addresses) ? "accepted" : "unconfirmed";
  if (!isSuccess(response) || asksForCaptcha(response)) return "failed";
  const { actionsubmit } = readJson(response);
  if (actionsubmit === "error_msg" || reportsError(response)) return "refused";
  if (DONE.has(String(actionsubmit))) return "accepted";
  return (await pageLinksBack(response.text, addresses)) ? "accepted" : "unconfirmed";
}

function asksForCaptcha(response: ServiceResponse): boolean {
  const { actionsubmit, invalidCaptcha } = readJson(response);
  return actionsubmit === "captcha_error" || String(invalidCaptcha) === "true";
}

function redirectsBack({ status, headers }: ServiceResponse, { url, returnURL }: Addresses) {
  const location = headers.get("location");
  const goal = pageOf(returnURL);
  // 307 and 308 ask for the same post once more.
  return status <= 303 && location !== null && goal !== null && pageOf(location, url) === goal;
}

function pageOf(address: string, base?: string): string | null {
  const url = URL.parse(address, base);
  return url && url.origin + url.pathname;
}

async function pageLinksBack(html: string, { url, returnURL }: Addresses): Promise<boolean> {
  const goal = pageOf(returnURL);
  if (goal === null) return false;
  let isFound = false;
  let script = "";
  const follow = (attribute: string) => (element: Element) => {
    isFound ||= pageOf(readUrl(element.getAttribute(attribute) ?? ""), url) === goal;
  };
  const rewriter = new HTMLRewriter()
    .on("a[href], area[href], link[href]", { element: follow("href") })
    .on("form[action]", { element: follow("action") })
    .on("meta[content]", { element: follow("content") })
    .on("script", {
      text(chunk) {
        script += chunk.text;
        if (!chunk.lastInTextNode) return;
        isFound ||= mentions(unescapeText(script), goal);
        script = "";
      },
    });
  try {
    const withoutNoscript = html.replaceAll(/<\/?noscript>/gi, "");
    await rewriter.transform(new Response(withoutNoscript)).arrayBuffer();
  } catch {}
  return isFound;
}

/** In a refresh the URL follows the seconds. */
function readUrl(value: string): string {
  const text = unescapeText(value).trim();
  return text.replace(/^\d+\s*;\s*url\s*=\s*['"]?/i, "").replace(/['"]$/, "");
}

/** Whether the URL itself occurs, and not only as the start of a longer one. */
function mentions(script: string, url: string): boolean {
  const [, ...rests] = script.split(url);
  return rests.some((rest) => !/^[\w/.-]/.test(rest));
}

/** HTMLRewriter returns attributes and scripts with their escapes. */
function unescapeText(text: string): string {
  return text.replace(ESCAPED, (match, hex, decimal, escaped) => {
    if (match === "&amp;") return "&";
    if (match === "\\/") return "/";
    const code = decimal ? Number(decimal) : Number.parseInt(hex ?? escaped, 16);
    return code <= 0x10ffff ? String.fromCodePoint(code) : match;
  });
}

import type { Payload } from "~/outbox/lead.server";
import { writeLeadMessage } from "./lead-message.ts";
import {
  isRedirect,
  isSuccess,
  type ResponseClass,
  readJson,
  reportsError,
  type Service,
  type ServiceResponse,
} from "./service-response.server.ts";

/** HubSpot's own properties, by our names; it has none for the last three, which are lines of the message. */
const PROPERTIES: Record<string, string> = {
  firstName: "firstname",
  lastName: "lastname",
  email: "email",
  phone: "phone",
  company: "company",
  city: "city",
  state: "state",
  zip: "zip",
  country: "country",
  description: "message",
  projectType: "",
  budget: "",
  timeline: "",
};

/** HubSpot's Forms API, version 3, which needs no key. */
export const hubspot: Service = {
  name: "HubSpot",
  variables: ["HUBSPOT_FORM", "HUBSPOT_URL", "HUBSPOT_FIELD_MAP"],
  remedies: [
    [
      /FIELD_NOT_IN_FORM_DEFINITION/,
      'HubSpot\'s form has no field for a value: add the field to the form, or set its name to "" in HUBSPOT_FIELD_MAP, which makes the value a line of the message.',
    ],
    [
      /REQUIRED_FIELD/,
      "HubSpot's form requires a field that was not sent: make it optional there, or required here.",
    ],
    [
      /VALUE_NOT_IN_FIELD_DEFINITION|INVALID_NUMBER|NUMBER_OUT_OF_RANGE|INPUT_TOO_LARGE/,
      "HubSpot's form does not accept a value: give its field the choices that this site has, or make it a text.",
    ],
    [
      /BLOCKED_EMAIL|INVALID_EMAIL/,
      "HubSpot does not accept an e-mail address: answer that lead from the inbox, or change which addresses the field of HubSpot's form blocks.",
    ],
    [
      /FORM_HAS_RECAPTCHA_ENABLED/,
      "HubSpot's form has a captcha, which the site cannot solve: switch it off in the form's options.",
    ],
    [
      /MISSING_\w+/,
      "HubSpot's form asks for consent, which the site does not send: remove that field from the form.",
    ],
    [
      /^403/,
      "HUBSPOT_URL is of another data center than the account: copy the start of an address of HubSpot's own form code, such as https://api-eu1.hsforms.com.",
    ],
    [/^404/, "HUBSPOT_FORM names no form of HubSpot: copy both ids from the form's address there."],
  ],
  open({ HUBSPOT_FORM, HUBSPOT_URL, HUBSPOT_FIELD_MAP }) {
    if (!HUBSPOT_FORM) return null;
    const base = HUBSPOT_URL.replace(/\/+$/, "");
    return {
      url: `${base}/submissions/v3/integration/submit/${HUBSPOT_FORM}`,
      isOwn: (payload) => "pageUri" in payload,
      map: (lead, origin) => ({
        pageUri: `${origin}/contact`,
        ...lead.fields,
        description: writeLeadMessage(lead),
      }),
      // The names of HUBSPOT_FIELD_MAP join only here, so that a lead that HubSpot refused is sent with corrected ones.
      write: ({ pageUri, ...values }) => ({
        headers: { "content-type": "application/json", accept: "application/json" },
        body: JSON.stringify({
          fields: toProperties(values, { ...PROPERTIES, ...HUBSPOT_FIELD_MAP }),
          context: { pageUri },
        }),
      }),
      classify: async (response) => classifyHubspotResponse(response),
      configuredValues: [],
    };
  },
};

/** HubSpot refuses a field that its form does not have. Empty ones are left out, others are lines of the message. */
function toProperties({ description, ...values }: Payload, names: Record<string, string>) {
  const entries = Object.entries(values).filter(
    ([name, value]) => Object.hasOwn(names, name) && value !== "",
  );
  const lines = entries.filter(([name]) => !names[name]);
  const message = [
    description,
    lines.map(([name, value]) => `${toLabel(name)}: ${value}`).join("\n"),
  ];
  const properties = entries
    .filter(([name]) => names[name])
    .map(([name, value]) => ({ name: names[name], value }));
  const text = message.filter(Boolean).join("\n\n");
  return names.description && text
    ? [...properties, { name: names.description, value: text }]
    : properties;
}

/** "Project type" for `projectType`. */
function toLabel(name: string): string {
  const words = name.replace(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`);
  return words.charAt(0).toUpperCase() + words.slice(1);
}

/** What HubSpot took, it confirms with JSON; its reasons not to come with a 400. */
function classifyHubspotResponse(response: ServiceResponse): ResponseClass {
  if (isRedirect(response)) return "unconfirmed";
  if (!isSuccess(response)) return "failed";
  const answer = readJson(response);
  if (answer.status === "error" || reportsError(response)) return "refused";
  const confirmations = [answer.inlineMessage, answer.redirectUri];
  return confirmations.some((text) => typeof text === "string") ? "accepted" : "unconfirmed";
}

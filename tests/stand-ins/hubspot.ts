import { htmlPage, parseJson, type Received, type StandIn } from "./http-server.ts";
import { type Answer, type Recorded, type ServiceOptions, startService } from "./service.ts";

export type HubspotMode = keyof typeof modes;

export type HubspotPost = Recorded<HubspotMode> & {
  /** The values by their properties, in the order sent. */
  fields: Record<string, string>;
  context: unknown;
};

/** The form that this HubSpot has: its address and its fields. */
export const HUBSPOT_FORM = "12345678/3f2c8f0a-5d0e-4c7b-9a61-7d2e51b0c9af";
const FORM_FIELDS =
  "firstname lastname email phone company city state zip country message project_type";
const FREE_MAIL = /@free\./;

const modes = {
  message: {
    reply: () => Response.json({ inlineMessage: "Thanks for the message." }),
    accepted: true,
  },
  redirect: {
    reply: () => Response.json({ redirectUri: "https://studio.test/thank-you" }),
    accepted: true,
  },
  slow: { reply: () => Response.json({ inlineMessage: "" }), accepted: true, delayMs: 1_000 },
  empty200: { reply: () => new Response(""), accepted: true },
  html200: { reply: () => htmlPage("Thank you", "<p>Submitted.</p>"), accepted: true },
  captcha: refuse(
    "FORM_HAS_RECAPTCHA_ENABLED",
    "Form can't receive API submissions as Captcha is enabled.",
  ),
  notfound404: {
    reply: () => Response.json({ status: "error", message: "Not Found" }, { status: 404 }),
    accepted: false,
  },
  "429_retry_after": {
    reply: () =>
      Response.json(
        { status: "error", message: "You have reached your ten_secondly_rolling limit." },
        { status: 429, headers: { "retry-after": "2" } },
      ),
    accepted: false,
  },
  "500": { reply: () => new Response("Internal Server Error", { status: 500 }), accepted: false },
  "503": { reply: () => new Response("", { status: 503 }), accepted: false },
  hang: { reply: () => "hang", accepted: false },
  reset: { reply: () => "reset", accepted: false },
} satisfies Record<string, Answer>;

export const hubspotModeNames = Object.keys(modes) as HubspotMode[];

/** Starts HubSpot's Forms API, with one form. */
export function startHubspot(
  options: ServiceOptions<HubspotMode, HubspotPost> = {},
): Promise<StandIn> {
  return startService<HubspotMode, Pick<HubspotPost, "fields" | "context">>({
    ...options,
    path: /^\/submissions\/v3\/integration\/submit\/\d+\/[\da-f-]{36}$/,
    modes,
    usual: "message",
    read(received) {
      const { fields, context } = Object(parseJson(received.body));
      const pairs: [string, string][] = Array.isArray(fields)
        ? fields.map(({ name, value }) => [name, value])
        : [];
      const facts = { fields: Object.fromEntries(pairs), context };
      return { facts, refusal: refusalOf(received, pairs, context) };
    },
  });
}

function refusalOf(
  { url, headers }: Received,
  pairs: [name: string, value: string][],
  context: unknown,
): Response | undefined {
  if (!url.pathname.endsWith(`/${HUBSPOT_FORM}`)) return modes.notfound404.reply();
  if (!/^application\/json\b/.test(headers["content-type"] ?? ""))
    return new Response("", { status: 415 });
  const errors = [...findErrors(pairs, context)];
  return errors.length > 0 ? refusal(errors) : undefined;
}

type Problem = { message: string; errorType: string };

function* findErrors(pairs: [string, string][], context: unknown): Generator<Problem> {
  const email = pairs.find(([name]) => name === "email")?.[1];
  if (email === undefined)
    yield {
      message: "Error in 'fields.email'. Required field 'email' is missing",
      errorType: "REQUIRED_FIELD",
    };
  else if (!/^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(email))
    yield {
      message: "Error in 'fields.email'. Email address is invalid",
      errorType: "INVALID_EMAIL",
    };
  else if (FREE_MAIL.test(email))
    yield {
      message: "Error in 'fields.email'. Email address is blocked",
      errorType: "BLOCKED_EMAIL",
    };
  for (const [name, value] of pairs) {
    if (!FORM_FIELDS.split(" ").includes(name))
      yield {
        message: `Error in 'fields.${name}'. '${name}' is not in the form`,
        errorType: "FIELD_NOT_IN_FORM_DEFINITION",
      };
    if (typeof value !== "string" || value.length > 65_536)
      yield {
        message: `Error in 'fields.${name}'. Input is too large`,
        errorType: "INPUT_TOO_LARGE",
      };
  }
  if (!URL.canParse(String(Object(context).pageUri)))
    yield {
      message: "Error in 'context.pageUri'. It is not a valid URL",
      errorType: "INVALID_PAGE_URI",
    };
}

function refuse(errorType: string, message: string): Answer {
  return { reply: () => refusal([{ message, errorType }]), accepted: false };
}

function refusal(errors: Problem[]): Response {
  const correlationId = crypto.randomUUID();
  const body = { status: "error", message: "The request is not valid", correlationId, errors };
  return Response.json(body, { status: 400 });
}

import { htmlPage, jsonError, parseJson, type Received, type StandIn } from "./http-server.ts";
import { type Answer, type Recorded, type ServiceOptions, startService } from "./service.ts";

export type FormMode = keyof typeof modes;

export type FormPost = Recorded<FormMode> & {
  form: string;
  json: unknown;
  violations: string[];
};

// Typed once more, not imported: the payload is what these lists check.
const WIZARD_KEYS =
  "name email phone company service_type service_category challenge timeline budget qualifications message";
const ASSESSMENT_KEYS =
  "subject assessment_type score level routing_decision user_name user_email user_company key_recommendations business_context booking_url timestamp summary";

const modes = {
  ok: { reply: thanks, accepted: true },
  ok_w3f: { reply: web3formsSuccess, accepted: true },
  slow: { reply: thanks, accepted: true, delayMs: 1_000 },
  validation422: refuse(422, { error: "Validation errors", errors: [{ code: "TYPE_EMAIL" }] }),
  forbidden403: refuse(403, { error: "Submission from different host than confirmed" }),
  notfound404: refuse(404, { error: "Form not found", errors: [{ code: "FORM_NOT_FOUND" }] }),
  quota200: refuse(200, { error: "form over quota" }),
  empty200: { reply: () => new Response(""), accepted: true },
  success_false: refuse(200, { success: false }),
  ok_false: refuse(200, { ok: false }),
  error200: refuse(200, { error: "invalid token" }),
  echo500: {
    reply: ({ body }) => Response.json({ error: parseJson(body) }, { status: 500 }),
    accepted: false,
  },
  captcha_html200: { reply: captchaPage, accepted: false },
  "429_retry_after_2": {
    reply: () => jsonError(429, "Too many requests", { "retry-after": "2" }),
    accepted: false,
  },
  "429_plain": { reply: () => new Response("Too Many Requests", { status: 429 }), accepted: false },
  "500": refuse(500, { error: "Internal Server Error" }),
  "503_retry_after_date": { reply: backInTwoSeconds, accepted: false },
  redirect302: redirect(302),
  redirect303: redirect(303),
  redirect307: redirect(307),
  html_thanks200: {
    reply: () => htmlPage("Thank you", "<p>Your form has been submitted.</p>"),
    accepted: true,
  },
  hang: { reply: () => "hang", accepted: false },
  hang_accepted: { reply: () => "hang", accepted: true },
  reset: { reply: () => "reset", accepted: false },
} satisfies Record<string, Answer>;

export const formModeNames = Object.keys(modes) as FormMode[];

/** Starts the form service at `/f/:form`. */
export function startFormService(
  options: ServiceOptions<FormMode, FormPost> = {},
): Promise<StandIn> {
  return startService<FormMode, Pick<FormPost, "form" | "json" | "violations">>({
    ...options,
    path: /^\/f\/[^/]+$/,
    modes,
    usual: "ok",
    read(received) {
      const form = received.url.pathname.slice("/f/".length);
      const problems = findProblems(form, received);
      const violations = problems.map(([text]) => text);
      const facts = { form, json: parseJson(received.body), violations };
      return { facts, refusal: problems[0]?.[1] };
    },
  });
}

/** Every way a post breaks the contract, and the answer to it; the first one is answered. */
function findProblems(
  form: string,
  { headers, body }: Received,
): [text: string, reply: Response][] {
  const problems: [string, Response][] = [];
  const type = headers["content-type"] ?? "";
  if (!/^application\/json\s*(;|$)/i.test(type))
    problems.push([`content-type is "${type}"`, jsonError(415, "Send application/json")]);
  if (!headers.accept?.includes("application/json"))
    problems.push(["accept does not name application/json", captchaPage()]);
  for (const name of ["origin", "referer"])
    if (!headers[name]) problems.push([`no ${name} header`, jsonError(400, `No ${name}`)]);

  const json = parseJson(body);
  if (typeof json !== "object" || json === null || Array.isArray(json))
    return [...problems, ["body is not a JSON object", jsonError(422, "Send a JSON object")]];
  const expected = (form === "assessment" ? ASSESSMENT_KEYS : WIZARD_KEYS).split(" ");
  const keys = Object.keys(json);
  const missing = expected.filter((key) => !keys.includes(key)).map((it) => `missing key "${it}"`);
  const unknown = keys.filter((key) => !expected.includes(key)).map((it) => `unknown key "${it}"`);
  for (const text of [...missing, ...unknown]) problems.push([text, jsonError(422, text)]);
  return problems;
}

function refuse(status: number, body: object): Answer {
  return { reply: () => Response.json(body, { status }), accepted: false };
}

/** As services do that answer with a page of their own after they took the post. */
function redirect(status: number): Answer {
  const headers = { location: "/f/thanks" };
  return { reply: () => new Response(null, { status, headers }), accepted: true };
}

function captchaPage() {
  return htmlPage("Are you a robot?", "<p>Complete the captcha to send the form.</p>");
}

function thanks() {
  return Response.json({ next: "/thanks", ok: true });
}

function web3formsSuccess({ body }: Received) {
  const sent = { data: parseJson(body), message: "Email sent successfully!" };
  return Response.json({ statusCode: 200, success: true, body: sent });
}

function backInTwoSeconds() {
  // An HTTP date has whole seconds: rounding up keeps the two seconds a minimum.
  const date = new Date((Math.ceil(Date.now() / 1_000) + 2) * 1_000);
  return jsonError(503, "Service unavailable", { "retry-after": date.toUTCString() });
}

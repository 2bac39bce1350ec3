import { htmlPage, jsonError, type Reply } from "../http-server.ts";

export type FormMode = keyof typeof formModes;

type FormAnswer = {
  reply: (json: unknown) => Reply;
  /** Whether a real provider would have stored the post. */
  accepted: boolean;
  spam?: boolean;
  delayMs?: number;
};

const formModes = {
  ok: { reply: thanks, accepted: true },
  ok_w3f: { reply: web3formsSuccess, accepted: true },
  fake_ok: { reply: thanks, accepted: true, spam: true },
  slow: { reply: thanks, accepted: true, delayMs: 1_000 },
  validation422: { reply: invalidEmail, accepted: false },
  forbidden403: {
    reply: () => jsonError(403, "Submission from different host than confirmed"),
    accepted: false,
  },
  notfound404: { reply: formNotFound, accepted: false },
  quota200: { reply: () => jsonError(200, "form over quota"), accepted: false },
  empty200: { reply: () => new Response(""), accepted: true },
  success_false: { reply: () => Response.json({ success: false }), accepted: false },
  ok_false: { reply: () => Response.json({ ok: false }), accepted: false },
  error200: { reply: () => jsonError(200, "invalid token"), accepted: false },
  echo500: { reply: (json) => Response.json({ error: json }, { status: 500 }), accepted: false },
  captcha_html200: { reply: captchaPage, accepted: false },
  "429_retry_after_2": { reply: () => tooManyPosts(2), accepted: false },
  "429_plain": { reply: () => new Response("Too Many Requests", { status: 429 }), accepted: false },
  "500": { reply: () => jsonError(500, "Internal Server Error"), accepted: false },
  "503_retry_after_date": { reply: backInTwoSeconds, accepted: false },
  hang: { reply: () => "hang", accepted: false },
  hang_accepted: { reply: () => "hang", accepted: true },
  reset: { reply: () => "reset", accepted: false },
} satisfies Record<string, FormAnswer>;

export const formModeNames = Object.keys(formModes) as FormMode[];

/** The answer of one mode, with the optional parts of the table visible to the type checker. */
export function formAnswer(mode: FormMode): FormAnswer {
  return formModes[mode];
}

export function captchaPage() {
  return htmlPage("Are you a robot?", "<p>Complete the captcha to send the form.</p>");
}

export function tooManyPosts(seconds: number) {
  return jsonError(429, "Too many requests", { "retry-after": String(seconds) });
}

function thanks() {
  return Response.json({ next: "/thanks", ok: true });
}

function web3formsSuccess(data: unknown) {
  const body = { data, message: "Email sent successfully!" };
  return Response.json({ statusCode: 200, success: true, body });
}

function invalidEmail() {
  const errors = [{ code: "TYPE_EMAIL", field: "email", message: "should be an email" }];
  return Response.json({ error: "Validation errors", errors }, { status: 422 });
}

function formNotFound() {
  const errors = [{ code: "FORM_NOT_FOUND", message: "Form not found" }];
  return Response.json({ error: "Form not found", errors }, { status: 404 });
}

function backInTwoSeconds() {
  // An HTTP date has whole seconds: rounding up keeps the two seconds a minimum.
  const date = new Date((Math.ceil(Date.now() / 1_000) + 2) * 1_000);
  return jsonError(503, "Service unavailable", { "retry-after": date.toUTCString() });
}

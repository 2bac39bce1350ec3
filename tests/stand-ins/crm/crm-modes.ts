import { escapeHtml, htmlPage, type Reply } from "../http-server.ts";

export type CrmMode = keyof typeof crmModes;

type CrmAnswer = {
  reply: (returnUrl: string, body: string) => Reply;
  /** Whether a real CRM would have made a lead of the post. */
  accepted: boolean;
  delayMs?: number;
};

const crmModes = {
  redirect302: { reply: redirect, accepted: true },
  html200: { reply: thanksPage, accepted: true },
  splash: { reply: splash, accepted: true },
  error_json: { reply: errorMessage, accepted: false },
  captcha_json: { reply: invalidCaptcha, accepted: false },
  html_silent_drop: { reply: thanksPage, accepted: false },
  html_apology: { reply: apology, accepted: false },
  empty200: { reply: () => plain(200, ""), accepted: false },
  success_false: { reply: () => Response.json({ success: false }), accepted: false },
  error_token: { reply: () => Response.json({ error: "invalid token" }), accepted: false },
  echo500: { reply: (_, body) => plain(500, body), accepted: false },
  "500": { reply: () => plain(500, "Internal Server Error"), accepted: false },
  "503_retry_after": { reply: () => plain(503, "Busy", { "retry-after": "2" }), accepted: false },
  "429": { reply: () => plain(429, "Too Many Requests"), accepted: false },
  hang: { reply: () => "hang", accepted: false },
  reset: { reply: () => "reset", accepted: false },
  slow: { reply: redirect, accepted: true, delayMs: 1_000 },
  // The CRM has no signal for a duplicate: a second copy is answered like the first.
  dup_ok: { reply: redirect, accepted: true },
} satisfies Record<string, CrmAnswer>;

export const crmModeNames = Object.keys(crmModes) as CrmMode[];

/** The answer of one mode, with the optional parts of the table visible to the type checker. */
export function crmAnswer(mode: CrmMode): CrmAnswer {
  return crmModes[mode];
}

/** A page that leads on to the return address, whether or not there is a lead now. */
export function thanksPage(returnUrl: string) {
  const address = escapeHtml(returnUrl);
  const script = `<script>location.href = document.querySelector("a").href</script>`;
  return htmlPage("Thank you", `<a href="${address}">Continue</a>${script}`);
}

function redirect(returnUrl: string) {
  return new Response(null, { status: 302, headers: { location: encodeURI(returnUrl) } });
}

function splash() {
  return Response.json({ actionsubmit: "Splash Message", actionvalue: "Thank you!" });
}

function apology() {
  return htmlPage("Sorry", "<p>Something went wrong. Please try again later.</p>");
}

function errorMessage() {
  return Response.json({ actionsubmit: "error_msg", message: "Invalid data" });
}

function invalidCaptcha() {
  return Response.json({ invalidCaptcha: "true", actionvalue: "Enter the letters" });
}

function plain(status: number, text: string, headers?: Record<string, string>) {
  return new Response(text, { status, headers });
}

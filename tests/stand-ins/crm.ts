import { findCrmViolations } from "./crm-contract.ts";
import { escapeHtml, htmlPage, type Received, type StandIn } from "./http-server.ts";
import { type Answer, type Recorded, type ServiceOptions, startService } from "./service.ts";

export type CrmMode = keyof typeof modes;

export type CrmPost = Recorded<CrmMode> & {
  /** Decoded, in the order sent. */
  fields: Record<string, string>;
  violations: string[];
};

const modes = {
  redirect302: { reply: redirect, accepted: true },
  redirect_elsewhere: {
    reply: () => new Response(null, { status: 302, headers: { location: "/crm/thanks" } }),
    accepted: true,
  },
  html200: { reply: thanksPage, accepted: true },
  splash: json({ actionsubmit: "Splash Message", actionvalue: "Thank you!" }, true),
  error_json: json({ actionsubmit: "error_msg", message: "Invalid data" }),
  captcha_json: json({ invalidCaptcha: "true", actionvalue: "Enter the letters" }),
  html_apology: {
    reply: () => htmlPage("Sorry", "<p>Please try again later.</p>"),
    accepted: false,
  },
  empty200: plain(200, ""),
  success_false: json({ success: false }),
  error_token: json({ error: "invalid token" }),
  echo500: { reply: ({ body }) => new Response(body, { status: 500 }), accepted: false },
  "500": plain(500, "Internal Server Error"),
  "503_retry_after": plain(503, "Busy", { "retry-after": "2" }),
  "429": plain(429, "Too Many Requests"),
  hang: { reply: () => "hang", accepted: false },
  reset: { reply: () => "reset", accepted: false },
  slow: { reply: redirect, accepted: true, delayMs: 1_000 },
} satisfies Record<string, Answer>;

export const crmModeNames = Object.keys(modes) as CrmMode[];

/** Starts the CRM with its form at `/crm/WebToLeadForm`. */
export function startCrm(options: ServiceOptions<CrmMode, CrmPost> = {}): Promise<StandIn> {
  return startService<CrmMode, Pick<CrmPost, "fields" | "violations">>({
    ...options,
    path: /^\/crm\/WebToLeadForm$/,
    modes,
    usual: "redirect302",
    read(received) {
      const fields = Object.fromEntries(new URLSearchParams(received.body));
      const { violations, isDropped } = findCrmViolations(received);
      // An e-mail address is sent escaped.
      const text = [received.body, ...Object.values(fields)].join("\n");
      return {
        facts: { fields, violations },
        text,
        refusal: isDropped ? thanksPage(received) : undefined,
      };
    },
  });
}

function returnAddress({ body }: Received) {
  return new URLSearchParams(body).get("returnURL") ?? "";
}

function redirect(received: Received) {
  const location = encodeURI(returnAddress(received));
  return new Response(null, { status: 302, headers: { location } });
}

/** A page that leads on to the return address, whether or not there is a lead now. */
function thanksPage(received: Received) {
  const script = `<script>location.href = document.querySelector("a").href</script>`;
  const link = `<a href="${escapeHtml(returnAddress(received))}">Continue</a>`;
  return htmlPage("Thank you", link + script);
}

function json(body: object, accepted = false): Answer {
  return { reply: () => Response.json(body), accepted };
}

function plain(status: number, text: string, headers?: Record<string, string>): Answer {
  return { reply: () => new Response(text, { status, headers }), accepted: false };
}

import { jsonError, type Received } from "../http-server.ts";
import { captchaPage } from "./form-modes.ts";

// Typed once more, not imported: the payload is what these lists check.
const WIZARD_KEYS = [
  "name",
  "email",
  "phone",
  "company",
  "service_type",
  "service_category",
  "challenge",
  "timeline",
  "budget",
  "qualifications",
  "message",
];

const ASSESSMENT_KEYS = [
  "subject",
  "assessment_type",
  "score",
  "level",
  "routing_decision",
  "user_name",
  "user_email",
  "user_company",
  "key_recommendations",
  "business_context",
  "booking_url",
  "timestamp",
  "summary",
];

export type Violation = { text: string; reply: Response };

/** Every way a post breaks the service's contract; the first one is answered. */
export function findViolations(form: string, { headers, body }: Received): Violation[] {
  return [...findHeaderViolations(headers), ...findBodyViolations(form, body)];
}

function findHeaderViolations(headers: Record<string, string>): Violation[] {
  const violations: Violation[] = [];
  const type = headers["content-type"] ?? "";
  if (!/^application\/json\s*(;|$)/i.test(type)) {
    const text = `content-type is "${type}"`;
    violations.push({ text, reply: jsonError(415, "Send application/json") });
  }
  if (!headers.accept?.includes("application/json")) {
    violations.push({ text: "accept does not name application/json", reply: captchaPage() });
  }
  for (const name of ["origin", "referer"]) {
    if (headers[name]) continue;
    violations.push({
      text: `no ${name} header`,
      reply: jsonError(400, `Invalid "${name}" header`),
    });
  }
  return violations;
}

function findBodyViolations(form: string, body: string): Violation[] {
  const json = parseJson(body);
  if (typeof json !== "object" || json === null || Array.isArray(json)) {
    return [{ text: "body is not a JSON object", reply: jsonError(422, "Send a JSON object") }];
  }
  const expected = form === "assessment" ? ASSESSMENT_KEYS : WIZARD_KEYS;
  const missing = expected.filter((key) => !Object.hasOwn(json, key));
  const unknown = Object.keys(json).filter((key) => !expected.includes(key));
  return [
    ...missing.map((key) => `missing key "${key}"`),
    ...unknown.map((key) => `unknown key "${key}"`),
  ].map((text) => ({ text, reply: jsonError(422, text) }));
}

/** The parsed text, or null when it is not JSON. */
export function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}

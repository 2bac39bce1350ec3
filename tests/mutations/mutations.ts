import { readFileSync } from "node:fs";

/** The first bundle of the catalog, down to its price. */
const [pricedBundle = ""] =
  /(?<=^bundles:\n) +- slug: .*\n(?: .*\n)*? +price: \d+/m.exec(
    readFileSync("content/offers.yaml", "utf8"),
  ) ?? [];

/**
 * A small fault: `find` stands once in the code, and wherever it is by now, it is replaced. `spec` names the
 * browser test that is to find it; without one the unit and worker tests are.
 */
export type Mutation = { risk: string; find: string; replace: string; spec?: string };

export const mutations: Mutation[] = [
  // Delivery
  {
    risk: "An answer that proves nothing counts as delivered",
    find: 'if (responseClass === "accepted") return { result: "delivered" };',
    replace: 'if (/accepted|unconfirmed/.test(responseClass)) return { result: "delivered" };',
  },
  {
    risk: "The CRM's redirect to any other page counts as delivered",
    find: 'return redirectsBack(response, addresses) ? "accepted" : "unconfirmed";',
    replace: 'return "accepted";',
  },
  {
    risk: "An answer of HubSpot without a body counts as delivered",
    find: 'return confirmations.some((text) => typeof text === "string") ? "accepted" : "unconfirmed";',
    replace: 'return "accepted";',
  },
  {
    risk: "Attempts after a deploy send another body with the same Idempotency-Key",
    find: "await db.batch(made.map((lead) => setPayload(db, lead)));",
    replace: "",
  },
  {
    risk: "A refusal inside a 2xx answer of the form service counts as delivered",
    find: 'if (reportsError(response)) return "refused-unless-quota";',
    replace: "",
  },
  {
    risk: "A delivered lead is sent again when its form is posted twice",
    find: "OR leads.status IN ('pending', 'dead', 'held', 'superseded')",
    replace: "OR leads.status IN ('pending', 'dead', 'held', 'superseded', 'delivered')",
  },
  {
    risk: "A withdrawn lead is sent all the same",
    find: "status = 'pending' AND withdrawn IS NULL AND due <= ",
    replace: "status = 'pending' AND due <= ",
  },
  {
    risk: "A sender that lost its lease overwrites what the next one wrote",
    find: "} AND status = 'pending'`;",
    replace: "} OR TRUE AND status = 'pending'`;",
  },
  {
    risk: "An edited form replaces a lead that may have been delivered",
    find: "AND +status IN ('pending', 'dead') AND lease IS NULL AND unknown_outcomes = 0",
    replace: "AND +status IN ('pending', 'dead') AND lease IS NULL",
  },
  {
    risk: "A lead that was delivered unseen is sent a second time",
    find: "leads.filter(({ unknownOutcomes }) => unknownOutcomes > 1)",
    replace: "leads.filter(({ unknownOutcomes }) => unknownOutcomes > 9)",
  },
  {
    risk: "The copy in the fallback store overwrites the lead in the database",
    find: "WHERE excluded.status = 'pending' AND leads.status = 'superseded'\n      AND leads.withdrawn IS NULL AND leads.updated < excluded.created",
    replace: "WHERE TRUE",
  },
  {
    risk: "A lead that a person sends again counts as delivered by its earlier marker",
    find: "at > ignoreMarkersUntil ?",
    replace: "at > 0 ?",
  },
  {
    risk: "Retention deletes leads that were never delivered",
    find: "rows: \"status IN ('delivered', 'superseded') AND created < ?1\",",
    replace: "rows: \"status IN ('delivered', 'superseded', 'dead') AND created < ?1\",",
  },
  // Retries
  {
    risk: "The wait between attempts grows without limit",
    find: "Math.min(policy.BACKOFF_MAX_MS, policy.BACKOFF_MS * 2 ** (attempts - 1))",
    replace: "policy.BACKOFF_MS * 2 ** (attempts - 1)",
  },
  {
    risk: "A lead is given up because a month's quota is used up",
    find: 'if (failure.result === "quota") {',
    replace: 'if (failure.result === "quota" && attempts < policy.MAX_ATTEMPTS) {',
  },
  {
    risk: "A lead that the service refuses for good is tried again",
    find: "new Set([400, 410, 413, 415, 422])",
    replace: "new Set([400, 410, 413, 415])",
  },
  {
    risk: "A service's Retry-After parks a lead for good",
    find: "return Math.min(DAY_MS, Math.max(0, Math.ceil(wait)));",
    replace: "return Math.max(0, Math.ceil(wait));",
  },
  {
    risk: "A service that never answers keeps the sender for good",
    find: "      signal: AbortSignal.timeout(platform.settings.DELIVER_TIMEOUT_MS),\n",
    replace: "",
  },
  // Abuse
  {
    risk: "An IPv6 visitor has a fresh limit with every address of a network",
    find: ".slice(0, 4);\n  return network",
    replace: ".slice(0, 8);\n  return network",
  },
  {
    risk: "The hourly cap holds the last lead that it allows",
    find: "if (isCapped && isOver(settings, counts, 1)) return hold(row, CAP_FLAG);",
    replace:
      "if (isCapped && isOver(settings, { ...counts, hourly: counts.hourly + 1 }, 1)) return hold(row, CAP_FLAG);",
  },
  {
    risk: "A rate limiter that fails turns visitors away",
    find: "limit, detail: String(error) }));\n    return true;",
    replace: "limit, detail: String(error) }));\n    return false;",
  },
  {
    risk: "A robot's lead is sent to the studio's services",
    find: 'status: honeypotFilled ? "held" : statusIfGenuine,',
    replace: "status: statusIfGenuine,",
  },
  {
    risk: "Another site posts our forms",
    find: "if (!isNotCrossSite(request, origin)) return { status: 403 };",
    replace: "",
  },
  // Tokens, cookies and headers
  {
    risk: "A button of the inbox works with a forged token",
    find: "if (!(await isEqual(expected, signature))) return null;",
    replace: "",
  },
  {
    risk: "A script reads the cookies that prove what was sent",
    find: "const attributes = { httpOnly: true,",
    replace: "const attributes = { httpOnly: false,",
  },
  {
    risk: "Any inline script runs on pages that hydrate",
    find: "nonce && `'nonce-",
    replace: "nonce && `'unsafe-inline' 'nonce-",
  },
  {
    risk: "A page without a cache policy is stored",
    find: 'if (!finished.headers.has("Cache-Control")) finished.headers.set("Cache-Control", PRIVATE);',
    replace: "",
  },
  {
    risk: "A posted return path leads to another site",
    find: 'if (url?.origin !== new URL(origin).origin) return "/";',
    replace: 'if (!url) return "/";',
  },
  // Privacy
  {
    risk: "A visitor's first name stands in the log when a service echoes it",
    find: "NAME_FIELD.test(name) ? text.split(/\\s+/) : []",
    replace: "[]",
  },
  {
    risk: "A notification contains what was entered although that is off",
    find: 'if (settings.NOTIFY_DETAILS !== "on" || notification.isWithdrawn) return { ...summary, url };',
    replace: "",
  },
  {
    risk: "A conversion is reported without consent",
    find: "if (!GA_MEASUREMENT_ID || !hasConsent(request)) return null;",
    replace: "if (!GA_MEASUREMENT_ID) return null;",
  },
  // The inbox
  {
    risk: "The local key opens the inbox on every host",
    find: "LOCALHOST.includes(url.hostname)",
    replace: "url.hostname !== ''",
  },
  {
    risk: "A token of Access for another application opens the inbox",
    find: "      audience,\n      requiredClaims",
    replace: "      requiredClaims",
  },
  {
    risk: "The list of new leads shows held spam",
    find: "done IS NULL AND status NOT IN ('held', 'superseded', 'probe')",
    replace: "done IS NULL AND status NOT IN ('superseded', 'probe')",
  },
  {
    risk: "Forgetting a person leaves their other leads",
    find: "return email ? byEmail(email) : ",
    replace: "return ",
  },
  {
    risk: "An exported cell runs as a formula",
    find: "const start = FORMULA_START.test(text) ?",
    replace: "const start = false ?",
  },
  // Scores, prices and payloads
  {
    risk: "A score is rounded down",
    find: "Math.round((score / maxScore) * 100)",
    replace: "Math.floor((score / maxScore) * 100)",
  },
  {
    risk: "A visitor at exactly 75 percent is offered the shorter call",
    find: 'percent >= 75 ? "discovery"',
    replace: 'percent > 75 ? "discovery"',
  },
  {
    risk: "A bundle has another one's price",
    find: pricedBundle,
    replace: pricedBundle.replace(/\d+$/, (price) => String(Number(price) + 300)),
  },
  {
    risk: "A picklist value of the CRM is spelt as the label would be",
    find: "- value: The 7 - Day :Launch\n      label: The",
    replace: "- value: The 7-Day Launch\n      label: The",
  },
  {
    risk: "A payload names the service where its category belongs",
    find: "service_category: sent(category)",
    replace: "service_category: sent(service)",
  },
  // What only a browser shows
  {
    risk: "The summary of errors does not take focus",
    find: 'autoFocus\n      aria-labelledby="error-summary-title"',
    replace: 'aria-labelledby="error-summary-title"',
    spec: "tests/e2e/lead-form/errors.spec.ts",
  },
  {
    risk: "Google's tag is loaded before a yes",
    find: "if (!isGranted) return;\n    loadTag();",
    replace: "loadTag();",
    spec: "tests/e2e/analytics/consent.spec.ts",
  },
];

import { z } from "zod";

/** Only for sites without https: it is public, so anybody can forge its signatures. */
const DEVELOPMENT_SECRET = "development-only-secret-never-used-on-https";
const CRM_FIELDS = { projectType: "LEADCF1", budget: "LEADCF2", timeline: "LEADCF3" };

const text = z.string("is not text");
const email = text.check(z.email("is not an e-mail address"));
const url = text.check(
  z.url({ protocol: z.regexes.httpProtocol, error: "is not an http or https address" }),
);
const origin = url.transform((address) => new URL(address).origin);

const key = text.regex(/^\S{32,}$/, "is not 32 or more characters without a space");

/** Of Standard Webhooks: 24 to 64 bytes. */
const webhookSecret = z
  .string()
  .regex(
    /^whsec_(?=.{32,88}$)(?:[A-Za-z\d+/]{4})*(?:[A-Za-z\d+/]{2}==|[A-Za-z\d+/]{3}=)?$/,
    "is not whsec_ and 24 to 64 bytes in base64",
  );

const wholeNumber = (least: number) => {
  const problem = `is not a whole number of ${least} or more`;
  return text.pipe(z.coerce.number<string>(problem).int(problem).min(least, problem));
};
const count = wholeNumber(1);

const oneOf = <const Words extends [string, ...string[]]>(...words: Words) =>
  text.pipe(z.enum(words, `is not one of ${words.join(", ")}`)).default(words[0]);

const json = <Value>(shape: z.ZodType<Value>, example: string) =>
  text.transform((value, context) => {
    try {
      return shape.parse(JSON.parse(value));
    } catch {
      context.addIssue(`is not JSON like ${example}`);
      return z.NEVER;
    }
  });
const texts = z.record(z.string(), z.string());
const urls = z.record(z.string(), z.url({ protocol: z.regexes.httpProtocol }));
const fieldName = z.string().trim().min(1);
const propertyName = z.string().regex(/^[a-z0-9_-]*$/);

/** Every variable of the Worker. .dev.vars.example explains them; a test compares the two. */
export const variables = z.object({
  SITE_ORIGIN: origin.optional(),
  LANGUAGE_ORIGINS: json(
    z.record(z.string(), z.url({ protocol: z.regexes.httpProtocol })),
    '{"en":"https://...","es":"https://..."}',
  ).default({}),
  SESSION_SECRET: text.default(DEVELOPMENT_SECRET),
  SESSION_SECRET_OLD: text
    .refine((secret) => secret !== DEVELOPMENT_SECRET, "is the published one of development")
    .optional(),

  CRM_PROVIDER: oneOf("zoho", "hubspot"),
  CRM_URL: url.optional(),
  FORMS_URL_WIZARD: url.optional(),
  FORMS_URL_ASSESSMENT: url.optional(),
  CRM_HIDDEN_FIELDS: json(texts, '{"name":"value"}').default({}),
  CRM_FIELD_MAP: json(
    z.strictObject({ projectType: fieldName, budget: fieldName, timeline: fieldName }),
    JSON.stringify(CRM_FIELDS),
  ).default(CRM_FIELDS),
  HUBSPOT_FORM: text
    .regex(
      /^\d+\/[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/i,
      "is not <portal id>/<form id> of HubSpot",
    )
    .optional(),
  HUBSPOT_URL: url.default("https://api.hsforms.com"),
  HUBSPOT_FIELD_MAP: json(
    z.record(z.string(), propertyName),
    '{"projectType":"project_type"}',
  ).default({}),
  FORMS_PROFILE: oneOf("generic", "formspree", "web3forms", "forminit", "basin"),
  FORMS_EXTRA: json(texts, '{"name":"value"}').default({}),

  BOOKING_URLS: json(urls, '{"strategy":"https://..."}').default({}),
  BOOKING_PARAM_MAP: json(texts, '{"name":"full_name"}').default({}),
  PAYMENT_URLS: json(urls, '{"a-download":"https://..."}').default({}),
  REVIEWS_SEARCH_URL: url.optional(),

  GA_MEASUREMENT_ID: text
    .regex(/^[A-Z]{1,3}-\w+$/i, "is not a measurement id such as G-AB12CD34EF")
    .optional(),
  GA_API_SECRET: text.optional(),
  GA_ENDPOINT: url.default("https://www.google-analytics.com"),

  NOTIFY_FROM: email.optional(),
  NOTIFY_TO: text
    .transform((list) => list.split(",").map((address) => address.trim()))
    .pipe(z.array(email))
    .default([]),
  NOTIFY_URL: url.optional(),
  NOTIFY_FORMAT: oneOf("json", "slack", "discord", "ntfy", "teams"),
  NOTIFY_SECRET: text
    .transform((list) => list.split(/\s+/))
    .pipe(z.array(webhookSecret).max(2, "is more than two secrets"))
    .default([]),
  NOTIFY_DETAILS: oneOf("off", "on"), // Whether notifications contain what the visitor typed.
  UNANSWERED_AFTER: oneOf("on", "off"), // Whether leads that nobody answers in time are reported.
  WAITING_ALERT_MS: count.default(900_000), // Milliseconds; a lead that waits longer is reported.
  VISITOR_COPY: oneOf("off", "on"), // Whether visitors get a copy of what they sent by mail.
  VISITOR_COPY_DAILY: count.default(200), // Copies for all visitors together, by UTC day.
  HEARTBEAT_URL: url.optional(),
  HEARTBEAT_FAIL: oneOf("on", "off"), // Whether the monitor has an address for failures.

  ACCESS_TEAM: origin
    // Unencrypted keys prove nothing, except from this machine, where tests run.
    .refine(
      (team) => /^(https:|http:\/\/(localhost|127\.0\.0\.1)(:|$))/.test(team),
      "is not an https address",
    )
    .optional(),
  ACCESS_AUD: text.regex(/^[\w-]{8,}$/, "is not an audience tag").optional(),
  STUDIO_KEY: text.regex(/^[\w-]{16,}$/, "is not 16 or more letters, digits, _ or -").optional(),
  PROBE_KEY: key.optional(),
  HEALTH_KEY: key.optional(),
  PROBE_DELIVER: oneOf("off", "on"), // Whether a probe's leads are sent to the services.

  CONTENT_REPOSITORY: text
    // Unencrypted, a token would be readable on its way, except on this machine.
    .regex(
      /^(https:\/\/|http:\/\/(localhost|127\.0\.0\.1)(:\d+)?\/)[^\s?#]+\/[^\s?#/]+\/?$/,
      "is not the address of a repository, such as https://github.com/studio/site",
    )
    .optional(),
  CONTENT_BRANCH: text.regex(/^[\w./-]+$/, "is not the name of a branch").default("main"),
  CONTENT_TOKEN: text.optional(),

  SWEEP_SENDS: count.default(10), // Leads and notifications a minute; free plan: 50 subrequests.
  DELIVER_TIMEOUT_MS: count.default(8_000), // Milliseconds that one attempt may take.
  LEASE_MS: count.default(30_000), // Milliseconds that a row is leased to one sender.
  BACKOFF_MS: count.default(60_000), // Milliseconds after the first attempt; doubled after each.
  BACKOFF_MAX_MS: count.default(21_600_000), // Milliseconds between attempts at most.
  MAX_ATTEMPTS: count.default(40), // Then the lead is dead.
  RETENTION_DAYS: wholeNumber(0).default(90), // Then a delivered, replaced, withdrawn or done lead is deleted.
  HELD_DAYS: count.default(30), // Then a held lead is deleted.
  MIN_FILL_MS: wholeNumber(0).default(2_000), // Milliseconds; faster is a sign of spam.
  RATE_LIMITS: oneOf("on", "off"), // Requests a minute, and default caps; off: only caps that are set.
  HOURLY_CAP: count.optional(),
  DAILY_CAP: count.optional(),
  SITE_DAILY_CAP: count.optional(), // Leads of all visitors together; unset: no limit.
});

const NAMES = variables.keyof().options;
/** Never in wrangler.toml: who reads one can forge, decrypt, sign in, or silence the monitor. */
export const SECRET_NAMES: readonly VariableName[] = [
  "SESSION_SECRET",
  "SESSION_SECRET_OLD",
  "GA_API_SECRET",
  "STUDIO_KEY",
  "PROBE_KEY",
  "HEALTH_KEY",
  "HEARTBEAT_URL",
  "NOTIFY_SECRET",
  "CONTENT_TOKEN",
];
const PAIRS = [
  ["ACCESS_TEAM", "ACCESS_AUD"],
  ["ACCESS_AUD", "ACCESS_TEAM"],
  ["NOTIFY_TO", "NOTIFY_FROM"],
  ["NOTIFY_FROM", "NOTIFY_TO"],
] as const;

type Variables = z.output<typeof variables>;
export type VariableName = keyof Variables;
/** An invalid variable; `problem` never contains its value, which may be a secret. */
export type InvalidSetting = { name: VariableName; problem: string };
export type Settings = ReturnType<typeof readSettings>;

/** Thrown if no page can be rendered. The message names the variable, never its value. */
export class SettingsError extends Error {}

/** As readSettings, but throws SettingsError if SITE_ORIGIN or SESSION_SECRET is invalid. */
export function parseEnv(source: Record<string, unknown>): Settings {
  const settings = readSettings(source);
  const fatal = settings.invalid
    .filter(({ name }) => name === "SITE_ORIGIN" || name === "SESSION_SECRET")
    .map(({ name, problem }) => `${name} ${problem}`);
  if (fatal.length > 0) throw new SettingsError(fatal.join("; "));
  return settings;
}

/** An invalid variable counts as unset; `invalid` lists it for the log, /healthz and doctor. */
export function readSettings(source: Record<string, unknown>) {
  const trim = (value: unknown) => (typeof value === "string" ? value.trim() || undefined : value);
  const given = Object.fromEntries(NAMES.map((name) => [name, trim(source[name])]));
  const rejected = NAMES.flatMap((name) => {
    const [issue] = variables.shape[name].safeParse(given[name]).error?.issues ?? [];
    return issue ? [{ name, problem: issue.message }] : [];
  });
  const unset = Object.fromEntries(rejected.map(({ name }) => [name, undefined]));
  const parsed = variables.parse({ ...given, ...unset });
  const invalid = [...rejected, ...findMismatches(parsed).filter(({ name }) => !(name in unset))];
  const caps = parsed.RATE_LIMITS === "on" ? { hour: 30, day: 100 } : { hour: null, day: null };
  return {
    ...parsed,
    HOURLY_CAP: parsed.HOURLY_CAP ?? caps.hour,
    DAILY_CAP: parsed.DAILY_CAP ?? caps.day,
    // While the variable beside it is invalid, its default would be wrong for these.
    NOTIFY_URL: isInvalid({ invalid }, "NOTIFY_FORMAT", "NOTIFY_SECRET")
      ? undefined
      : parsed.NOTIFY_URL,
    GA_API_SECRET: isInvalid({ invalid }, "GA_ENDPOINT") ? undefined : parsed.GA_API_SECRET,
    invalid,
  };
}

export function isInvalid(settings: { invalid: InvalidSetting[] }, ...names: VariableName[]) {
  return settings.invalid.some(({ name }) => names.includes(name));
}

function findMismatches(parsed: Variables): InvalidSetting[] {
  const halves = PAIRS.filter(([name, other]) => !parsed[name]?.length && parsed[other]?.length);
  const missing = halves.map(([name, other]) => ({ name, problem: `is missing: ${other} is set` }));
  if (parsed.VISITOR_COPY === "on" && !parsed.NOTIFY_FROM)
    missing.push({ name: "NOTIFY_FROM", problem: "is missing: VISITOR_COPY is on" });
  const isHttps = parsed.SITE_ORIGIN?.startsWith("https:");
  const problem = isHttps && findSecretProblem(parsed.SESSION_SECRET);
  return problem ? [...missing, { name: "SESSION_SECRET", problem }] : missing;
}

function findSecretProblem(secret: string): string | undefined {
  if (secret === DEVELOPMENT_SECRET) return "must be set: npx wrangler secret put SESSION_SECRET";
  if (secret.length < 32) return "is shorter than 32 characters";
}

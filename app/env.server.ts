import { createContext } from "react-router";
import * as z from "zod/mini";

const DEVELOPMENT_SECRET = "development-only-secret-never-used-on-https";

const optional = z.pipe(
  z.optional(z.string()),
  z.transform((value) => value?.trim() || undefined),
);
const url = z.url({ protocol: /^https?$/, error: "is not an http or https address" });
const optionalUrl = z.pipe(optional, z.optional(url));
const count = (fallback: number) =>
  z.pipe(
    optional,
    z.transform((value, ctx) => {
      const number = Number(value ?? fallback);
      if (Number.isInteger(number) && number >= 0) return number;
      ctx.issues.push({ code: "custom", message: "is not a whole number", input: value });
      return z.NEVER;
    }),
  );
const json = <T extends z.ZodMiniType>(shape: T, fallback: z.output<T>) =>
  z.pipe(
    optional,
    z.transform((value, ctx) => {
      if (value === undefined) return fallback;
      const parsed = z.safeParse(shape, parseJson(value));
      if (parsed.success) return parsed.data;
      ctx.issues.push({ code: "custom", message: "is not the JSON it should be", input: value });
      return z.NEVER;
    }),
  );
const oneOf = <Value extends string>(values: [Value, ...Value[]]) =>
  z.pipe(optional, z._default(z.enum(values, `is not one of ${values.join(", ")}`), values[0]));
// It stands in an attribute, an address and the name of a cookie.
const measurementId = z
  .string()
  .check(z.regex(/^[A-Z]{1,3}-\w+$/i, "is not a measurement id such as G-AB12CD34EF"));
const textMap = z.record(z.string(), z.string());
const urlMap = z.record(z.string(), url);
const fieldName = z.string().check(z.trim(), z.minLength(1));
// All three or none: a name left to its default could be another field of this studio's CRM.
const crmFieldMap = z.strictObject({
  projectType: fieldName,
  budget: fieldName,
  timeline: fieldName,
});

/** Unset means that the feature is off. */
const variables = z.object({
  SITE_ORIGIN: z.pipe(
    optionalUrl,
    z.transform((address) => address && new URL(address).origin),
  ),
  SESSION_SECRET: optional,
  CRM_URL: optionalUrl,
  CRM_HIDDEN_FIELDS: json(textMap, {}),
  CRM_FIELD_MAP: json(crmFieldMap, {
    projectType: "LEADCF1",
    budget: "LEADCF2",
    timeline: "LEADCF3",
  }),
  FORMS_URL_WIZARD: optionalUrl,
  FORMS_URL_ASSESSMENT: optionalUrl,
  FORMS_PROFILE: oneOf(["generic", "formspree", "web3forms", "forminit", "basin"]),
  FORMS_EXTRA: json(textMap, {}),
  BOOKING_URLS: json(urlMap, {}),
  BOOKING_PARAM_MAP: json(textMap, {}),
  PAYMENT_URLS: json(urlMap, {}),
  REVIEWS_SEARCH_URL: optionalUrl,
  GA_MEASUREMENT_ID: z.pipe(optional, z.optional(measurementId)),
  GA_API_SECRET: optional,
  GA_ENDPOINT: z.pipe(optional, z._default(url, "https://www.google-analytics.com")),
  DELIVER_TIMEOUT_MS: count(8_000),
  LEASE_MS: count(30_000),
  BACKOFF_MS: count(60_000),
  BACKOFF_MAX_MS: count(21_600_000),
  MAX_ATTEMPTS: count(40),
  RETENTION_DAYS: count(90),
  MIN_FILL_MS: count(2_000),
  RATE_LIMITS: oneOf(["on", "off"]),
});

export type Settings = Omit<z.output<typeof variables>, "SESSION_SECRET"> & {
  SESSION_SECRET: string;
};

export class SettingsError extends Error {}

/** Throws SettingsError for a malformed variable, and when an https site has no SESSION_SECRET of its own. */
export function parseEnv(source: Record<string, unknown>): Settings {
  const parsed = z.safeParse(variables, source);
  if (!parsed.success) {
    const lines = parsed.error.issues.map((issue) => `${issue.path.join(".")}: ${issue.message}`);
    throw new SettingsError(`Wrong settings. ${lines.join("; ")}`);
  }
  const secret = parsed.data.SESSION_SECRET ?? DEVELOPMENT_SECRET;
  if (parsed.data.SITE_ORIGIN?.startsWith("https:")) refuseDevelopmentSecret(secret);
  return { ...parsed.data, SESSION_SECRET: secret };
}

/** What one request may use: parsed settings, the Worker's bindings, and background work. */
export type Platform = {
  settings: Settings;
  bindings: Pick<Env, "ASSETS" | "DB" | "SESSIONS" | "SUBMITS" | "STEPS">;
  /** SITE_ORIGIN, or the request's own origin where none is set. */
  origin: string;
  waitUntil(work: Promise<unknown>): void;
};

export const platformContext = createContext<Platform>();

const parsedOnce = new WeakMap<object, Settings>();

/** The platform of one invocation; settings are parsed once an isolate. */
export function createPlatform(env: Env, ctx: ExecutionContext, requestUrl?: string): Platform {
  const settings = parsedOnce.get(env) ?? parseEnv(env as unknown as Record<string, unknown>);
  if (requestUrl?.startsWith("https:")) {
    refuseDevelopmentSecret(settings.SESSION_SECRET);
    if (!settings.SITE_ORIGIN) throw new SettingsError("SITE_ORIGIN must be set for an https site");
  }
  parsedOnce.set(env, settings);
  return {
    settings,
    bindings: env,
    origin: settings.SITE_ORIGIN ?? (requestUrl ? new URL(requestUrl).origin : "http://localhost"),
    waitUntil: (work) => ctx.waitUntil(work),
  };
}

function refuseDevelopmentSecret(secret: string): void {
  if (secret !== DEVELOPMENT_SECRET) return;
  throw new SettingsError("SESSION_SECRET must be set: npx wrangler secret put SESSION_SECRET");
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

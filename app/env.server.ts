import { createContext } from "react-router";
import { z } from "zod";

const DEVELOPMENT_SECRET = "development-only-secret-never-used-on-https";

const optional = z
  .string()
  .trim()
  .transform((value) => value || undefined)
  .optional();
const optionalUrl = optional.pipe(z.url({ protocol: /^https?$/ }).optional());
const count = (fallback: number) =>
  optional
    .pipe(z.coerce.number<string>().int().nonnegative().optional())
    .transform((n) => n ?? fallback);
const json = <T extends z.ZodType>(shape: T, fallback: z.output<T>) =>
  optional.transform((value, ctx) => {
    if (value === undefined) return fallback;
    const parsed = shape.safeParse(parseJson(value));
    if (parsed.success) return parsed.data;
    ctx.issues.push({ code: "custom", message: "is not the JSON it should be", input: value });
    return z.NEVER;
  });
const textMap = z.record(z.string(), z.string());
const urlMap = z.record(z.string(), z.url({ protocol: /^https?$/ }));
const fieldName = z.string().trim().min(1);
// All three or none: a name left to its default could be another field of this studio's CRM.
const crmFieldMap = z.strictObject({
  projectType: fieldName,
  budget: fieldName,
  timeline: fieldName,
});

/** Every variable of interfaces.md section 7 that a built feature reads; unset means that feature is off. */
const variables = z.object({
  SITE_ORIGIN: optionalUrl.transform((url) => url && new URL(url).origin),
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
  FORMS_PROFILE: optional.pipe(
    z.enum(["generic", "formspree", "web3forms", "forminit", "basin"]).default("generic"),
  ),
  FORMS_EXTRA: json(textMap, {}),
  BOOKING_URLS: json(urlMap, {}),
  BOOKING_PARAM_MAP: json(textMap, {}),
  PAYMENT_URLS: json(urlMap, {}),
  REVIEWS_SEARCH_URL: optionalUrl,
  DELIVER_TIMEOUT_MS: count(8_000),
  LEASE_MS: count(30_000),
  BACKOFF_MS: count(60_000),
  BACKOFF_MAX_MS: count(21_600_000),
  MAX_ATTEMPTS: count(40),
  RETENTION_DAYS: count(90),
  MIN_FILL_MS: count(2_000),
  RATE_LIMITS: optional.pipe(z.enum(["on", "off"]).default("on")),
});

export type Settings = Omit<z.output<typeof variables>, "SESSION_SECRET"> & {
  SESSION_SECRET: string;
};

/** A setting that is wrong: `message` names each variable and what it should be. */
export class SettingsError extends Error {}

/**
 * Reads the Worker's variables into settings; throws SettingsError for a malformed one, and when
 * an https site has no SESSION_SECRET of its own (interfaces.md section 7).
 */
export function parseEnv(source: Record<string, unknown>): Settings {
  const parsed = variables.safeParse(source);
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
  bindings: Pick<Env, "DB" | "SESSIONS" | "SUBMITS" | "STEPS">;
  /** SITE_ORIGIN, or the request's own origin where none is set. */
  origin: string;
  waitUntil(work: Promise<unknown>): void;
};

export const platformContext = createContext<Platform>();

const parsedOnce = new WeakMap<object, Settings>();

/** The platform of one invocation; settings are parsed once an isolate. */
export function createPlatform(env: Env, ctx: ExecutionContext, requestUrl?: string): Platform {
  const settings = parsedOnce.get(env) ?? parseEnv(env as unknown as Record<string, unknown>);
  if (requestUrl?.startsWith("https:")) refuseDevelopmentSecret(settings.SESSION_SECRET);
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

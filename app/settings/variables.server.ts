import * as z from "zod/mini";
import {
  address,
  addresses,
  addressOr,
  asTyped,
  count,
  emailAddress,
  emailAddresses,
  json,
  Misread,
  matching,
  oneOf,
  origin,
  texts,
} from "./shapes.server.ts";

const fieldName = () => z.string().check(z.trim(), z.minLength(1));
// All three or none: a name left to its default could be another field of this studio's CRM.
const crmFieldMap = () =>
  z.strictObject({ projectType: fieldName(), budget: fieldName(), timeline: fieldName() });
const CRM_FIELDS = { projectType: "LEADCF1", budget: "LEADCF2", timeline: "LEADCF3" };

/**
 * Every variable of the Worker, as .dev.vars.example explains them; unset means that feature is off. Each is
 * read by a function: a schema of them all took a tenth of the time to a cold Worker's first page.
 */
export const variables = {
  SITE_ORIGIN: origin,
  SESSION_SECRET: asTyped,
  SESSION_SECRET_OLD: asTyped,
  CRM_URL: address,
  CRM_HIDDEN_FIELDS: texts('{"name":"value"}'),
  CRM_FIELD_MAP: json(crmFieldMap, CRM_FIELDS, JSON.stringify(CRM_FIELDS)),
  FORMS_URL_WIZARD: address,
  FORMS_URL_ASSESSMENT: address,
  FORMS_PROFILE: oneOf(["generic", "formspree", "web3forms", "forminit", "basin"]),
  FORMS_EXTRA: texts('{"name":"value"}'),
  BOOKING_URLS: addresses('{"strategy":"https://..."}'),
  BOOKING_PARAM_MAP: texts('{"name":"full_name"}'),
  PAYMENT_URLS: addresses('{"a-download":"https://..."}'),
  REVIEWS_SEARCH_URL: address,
  GA_MEASUREMENT_ID: matching(
    // It stands in an attribute, an address and the name of a cookie.
    /^[A-Z]{1,3}-\w+$/i,
    "is not a measurement id such as G-AB12CD34EF",
  ),
  GA_API_SECRET: asTyped,
  GA_ENDPOINT: addressOr("https://www.google-analytics.com"),
  NOTIFY_TO: emailAddresses,
  NOTIFY_FROM: emailAddress,
  NOTIFY_URL: address,
  NOTIFY_FORMAT: oneOf(["json", "slack", "discord", "ntfy"]),
  NOTIFY_DETAILS: oneOf(["off", "on"]),
  WAITING_ALERT_MS: count(900_000, 1),
  ACCESS_TEAM: origin,
  ACCESS_AUD: matching(/^[\w-]{8,}$/, "is not an audience tag"),
  STUDIO_KEY: matching(/^[\w-]{16,}$/, "is shorter than 16 letters and digits"),
  SWEEP_SENDS: count(10, 1),
  DELIVER_TIMEOUT_MS: count(8_000, 1),
  LEASE_MS: count(30_000, 1),
  BACKOFF_MS: count(60_000, 1),
  BACKOFF_MAX_MS: count(21_600_000, 1),
  MAX_ATTEMPTS: count(40, 1),
  RETENTION_DAYS: count(90),
  MIN_FILL_MS: count(2_000),
  RATE_LIMITS: oneOf(["on", "off"]),
  HOURLY_CAP: count(null, 1),
  DAILY_CAP: count(null, 1),
};

export type VariableName = keyof typeof variables;
export type Variables = { [Name in VariableName]: ReturnType<(typeof variables)[Name]> };

/** An optional variable that is wrong, and so as good as unset; `problem` never holds its value. */
export type WrongSetting = { name: VariableName; problem: string };

/** Every variable, where one is misread as if it were unset, and what is wrong with those. */
export function readVariables(source: Record<string, unknown>) {
  const misread: WrongSetting[] = [];
  const read = Object.entries(variables).map(([name, read]) => {
    try {
      return [name, read(textOf(source[name]))];
    } catch (error) {
      if (!(error instanceof Misread)) throw error;
      misread.push({ name: name as VariableName, problem: error.message });
      return [name, read(undefined)];
    }
  });
  return { variables: Object.fromEntries(read) as Variables, misread };
}

/** Without the blanks around it; a blank variable counts as unset. */
function textOf(value: unknown): string | undefined {
  if (value === undefined) return;
  if (typeof value !== "string") throw new Misread("is not text");
  return value.trim() || undefined;
}

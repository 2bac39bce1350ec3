import { expect, test } from "vitest";
import { parseEnv, SettingsError } from "./env.server";

const NAMES = [
  "SITE_ORIGIN",
  "SESSION_SECRET",
  "CRM_URL",
  "CRM_HIDDEN_FIELDS",
  "CRM_FIELD_MAP",
  "FORMS_URL_WIZARD",
  "FORMS_URL_ASSESSMENT",
  "FORMS_PROFILE",
  "FORMS_EXTRA",
  "BOOKING_URLS",
  "BOOKING_PARAM_MAP",
  "PAYMENT_URLS",
  "REVIEWS_SEARCH_URL",
  "GA_MEASUREMENT_ID",
  "GA_API_SECRET",
  "GA_ENDPOINT",
  "DELIVER_TIMEOUT_MS",
  "LEASE_MS",
  "BACKOFF_MS",
  "BACKOFF_MAX_MS",
  "MAX_ATTEMPTS",
  "RETENTION_DAYS",
  "MIN_FILL_MS",
  "RATE_LIMITS",
];

test.each<[string, Record<string, unknown>]>([
  ["unset", {}],
  ["empty", Object.fromEntries(NAMES.map((name) => [name, ""]))],
  ["blank", Object.fromEntries(NAMES.map((name) => [name, "  \n"]))],
])("with every variable %s the documented defaults hold", (_, source) => {
  expect(parseEnv(source)).toEqual({
    SITE_ORIGIN: undefined,
    SESSION_SECRET: expect.stringMatching(/.{16}/),
    CRM_URL: undefined,
    CRM_HIDDEN_FIELDS: {},
    CRM_FIELD_MAP: { projectType: "LEADCF1", budget: "LEADCF2", timeline: "LEADCF3" },
    FORMS_URL_WIZARD: undefined,
    FORMS_URL_ASSESSMENT: undefined,
    FORMS_PROFILE: "generic",
    FORMS_EXTRA: {},
    BOOKING_URLS: {},
    BOOKING_PARAM_MAP: {},
    PAYMENT_URLS: {},
    REVIEWS_SEARCH_URL: undefined,
    GA_MEASUREMENT_ID: undefined,
    GA_API_SECRET: undefined,
    GA_ENDPOINT: "https://www.google-analytics.com",
    DELIVER_TIMEOUT_MS: 8_000,
    LEASE_MS: 30_000,
    BACKOFF_MS: 60_000,
    BACKOFF_MAX_MS: 21_600_000,
    MAX_ATTEMPTS: 40,
    RETENTION_DAYS: 90,
    MIN_FILL_MS: 2_000,
    RATE_LIMITS: "on",
  });
});

test("set variables are read, without the blanks around them", () => {
  const settings = parseEnv({
    SITE_ORIGIN: " https://Studio.test:443/some/path?x#y ",
    SESSION_SECRET: "a secret of this site",
    BOOKING_URLS: '{"strategy":"https://book.test/a"}',
    MIN_FILL_MS: " 0 ",
    RATE_LIMITS: "off",
    DB: { binding: true },
  });
  expect(settings).toMatchObject({
    SITE_ORIGIN: "https://studio.test",
    BOOKING_URLS: { strategy: "https://book.test/a" },
    MIN_FILL_MS: 0,
    RATE_LIMITS: "off",
  });
  expect(settings).not.toHaveProperty("DB");
});

test.each([
  ["SITE_ORIGIN", "studio.test"],
  ["SITE_ORIGIN", "javascript:alert(1)"],
  ["FORMS_URL_WIZARD", "ftp://forms.test/f"],
  ["FORMS_URL_WIZARD", "https://"],
  ["FORMS_PROFILE", "mailchimp"],
  ["FORMS_EXTRA", "{'key':'x'}"],
  ["FORMS_EXTRA", "null"],
  ["FORMS_EXTRA", "[]"],
  ["FORMS_EXTRA", '{"key":1}'],
  ["BOOKING_URLS", '{"strategy":"javascript:alert(1)"}'],
  ["BOOKING_URLS", '{"strategy":""}'],
  ["BOOKING_PARAM_MAP", '"name"'],
  ["CRM_HIDDEN_FIELDS", '{"xnQsjsdp":1}'],
  ["CRM_FIELD_MAP", '{"projectType":"LEADCF6"}'],
  ["CRM_FIELD_MAP", '{"projectType":"LEADCF6","budget":"","timeline":"LEADCF3"}'],
  ["PAYMENT_URLS", '{"25-reels":"/pay"}'],
  ["REVIEWS_SEARCH_URL", "javascript:alert(1)"],
  ["GA_MEASUREMENT_ID", 'G-1"><script>'],
  ["GA_ENDPOINT", "www.google-analytics.com"],
  ["LEASE_MS", "-1"],
  ["LEASE_MS", "30s"],
  ["LEASE_MS", "1.5"],
  ["MAX_ATTEMPTS", "Infinity"],
  ["RATE_LIMITS", "On"],
  ["SESSION_SECRET", 12],
])("%s set to %j is refused by its name", (name, value) => {
  expect(() => parseEnv({ [name]: value })).toThrow(SettingsError);
  expect(() => parseEnv({ [name]: value })).toThrow(`${name}: `);
});

test("several wrong variables are named at once", () => {
  expect(() => parseEnv({ LEASE_MS: "x", RATE_LIMITS: "x" })).toThrow(
    /LEASE_MS: .*; RATE_LIMITS: /,
  );
});

test("an https site is refused without a secret of its own", () => {
  const { SESSION_SECRET: published } = parseEnv({});
  for (const secret of [undefined, "", "  ", published]) {
    const source = { SITE_ORIGIN: "HTTPS://studio.test", SESSION_SECRET: secret };
    expect(() => parseEnv(source)).toThrow("SESSION_SECRET must be set");
  }
});

test("an http site may do with the published secret", () => {
  expect(parseEnv({ SITE_ORIGIN: "http://localhost:5173" }).SITE_ORIGIN).toBe(
    "http://localhost:5173",
  );
});

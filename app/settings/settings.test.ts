import { expect, test } from "vitest";
import { isInvalid, parseEnv, SettingsError, variables } from "./settings.server";

const NAMES = variables.keyof().options;

test.each(["", "  \n"])("a variable that is set to %j is as good as unset", (blank) => {
  const settings = parseEnv(Object.fromEntries(NAMES.map((name) => [name, blank])));
  expect(settings).toEqual(parseEnv({}));
  expect(settings.invalid).toEqual([]);
});

test("set variables are read, without the blanks around them", () => {
  const settings = parseEnv({
    SITE_ORIGIN: " https://Studio.test:443/some/path?x#y ",
    SESSION_SECRET: "a secret of this site, and long enough",
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

test("no problem repeats a value, which may be a secret", () => {
  const secrets = NAMES.slice(3).map((name) => [name, `{"s3cr3t-${name}`]);
  expect(JSON.stringify(parseEnv(Object.fromEntries(secrets)).invalid)).not.toContain("s3cr3t");
});

test.each([
  ["SITE_ORIGIN", "studio.test"],
  ["SITE_ORIGIN", "javascript:alert(1)"],
  ["SESSION_SECRET", 12],
])("%s set to %j is rejected by its name", (name, value) => {
  expect(() => parseEnv({ [name]: value })).toThrow(SettingsError);
  expect(() => parseEnv({ [name]: value })).toThrow(`${name} `);
});

test("caps that are set hold without the limits of a minute, the usual ones do not", () => {
  const caps = { HOURLY_CAP: 2, DAILY_CAP: null };
  expect(parseEnv({ RATE_LIMITS: "off", HOURLY_CAP: "2" })).toMatchObject(caps);
});

test("an https site is rejected without its own secret", () => {
  const { SESSION_SECRET: published } = parseEnv({});
  for (const secret of [undefined, "", "  ", published]) {
    const source = { SITE_ORIGIN: "HTTPS://studio.test", SESSION_SECRET: secret };
    expect(() => parseEnv(source)).toThrow("SESSION_SECRET must be set");
  }
  const short = { SITE_ORIGIN: "https://studio.test", SESSION_SECRET: "x".repeat(31) };
  expect(() => parseEnv(short)).toThrow("shorter than 32 characters");
});

test("an http site may do with the published secret", () => {
  expect(parseEnv({ SITE_ORIGIN: "http://localhost:5173" }).SITE_ORIGIN).toBe(
    "http://localhost:5173",
  );
});

test.each(
  Object.entries({
    FORMS_URL_WIZARD: ["ftp://forms.test/f", "https://"],
    FORMS_PROFILE: ["mailchimp"],
    FORMS_EXTRA: ["{'key':'x'}", "null", "[]", '{"key":1}'],
    BOOKING_URLS: ['{"strategy":"javascript:alert(1)"}', '{"strategy":""}'],
    BOOKING_PARAM_MAP: ['"name"'],
    CRM_HIDDEN_FIELDS: ['{"xnQsjsdp":1}'],
    CRM_FIELD_MAP: [
      '{"projectType":"LEADCF6"}',
      '{"projectType":"LEADCF6","budget":"","timeline":"LEADCF3"}',
    ],
    PAYMENT_URLS: ['{"25-reels":"/pay"}'],
    REVIEWS_SEARCH_URL: ["javascript:alert(1)"],
    GA_MEASUREMENT_ID: ['G-1"><script>'],
    GA_ENDPOINT: ["www.google-analytics.com"],
    LEASE_MS: ["-1", "30s", "1.5"],
    MAX_ATTEMPTS: ["Infinity"],
    RATE_LIMITS: ["On"],
    DELIVER_TIMEOUT_MS: ["0"],
    WAITING_ALERT_MS: ["0"],
    SESSION_SECRET_OLD: [12, "development-only-secret-never-used-on-https"],
    NOTIFY_TO: ["owner at studio.test"],
    NOTIFY_FROM: ["site@studio.test\r\nBcc: all@studio.test"],
    NOTIFY_URL: ["hooks.test/x"],
    NOTIFY_FORMAT: ["pigeon"],
    NOTIFY_SECRET: [
      "not-a-secret",
      "whsec_c2hvcnQ=",
      `whsec_${"A".repeat(92)}`,
      `whsec_${"A".repeat(32)} short`,
      Array.from({ length: 3 }, () => `whsec_${"A".repeat(32)}`).join(" "),
    ],
    NOTIFY_DETAILS: ["yes"],
    ACCESS_TEAM: ["http://team.cloudflareaccess.com"],
    ACCESS_AUD: ["a b"],
    STUDIO_KEY: ["short"],
    SWEEP_SENDS: ["0"],
    HOURLY_CAP: ["many"],
  }).flatMap(([name, values]) => values.map((value) => [name, value] as const)),
)("%s set to %j is named, and as good as unset", (name, value) => {
  const { invalid, ...settings } = parseEnv({ [name]: value });
  expect(invalid.map((setting) => setting.name)).toContain(name);
  if (name !== "CRM_FIELD_MAP") expect({ ...settings, invalid: [] }).toEqual(parseEnv({}));
});

test("several invalid variables are named at once, each once", () => {
  const { invalid } = parseEnv({ LEASE_MS: "x", RATE_LIMITS: "x", PAYMENT_URLS: "oops" });
  expect(invalid).toEqual([
    { name: "PAYMENT_URLS", problem: 'is not JSON like {"a-download":"https://..."}' },
    { name: "LEASE_MS", problem: "is not a whole number of 1 or more" },
    { name: "RATE_LIMITS", problem: "is not one of on, off" },
  ]);
});

test("half a pair is invalid, and so is what an invalid neighbour would misdirect", () => {
  const alone = parseEnv({ ACCESS_AUD: "0123456789abcdef", NOTIFY_TO: "a@x.test, b@x.test" });
  expect(alone.invalid.map(({ name }) => name)).toEqual(["ACCESS_TEAM", "NOTIFY_FROM"]);
  expect(alone.NOTIFY_TO).toEqual(["a@x.test", "b@x.test"]);
  const slack = parseEnv({ NOTIFY_URL: "https://hooks.test/x", NOTIFY_FORMAT: "slak" });
  expect(slack.NOTIFY_URL).toBeUndefined();
  expect(isInvalid(slack, "NOTIFY_URL", "NOTIFY_FORMAT")).toBe(true);
  expect(isInvalid(slack, "NOTIFY_URL")).toBe(false);
});

import { expect, test } from "vitest";
import { isWrong, parseEnv } from "./parse-env.server";

test.each([
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
  ["DELIVER_TIMEOUT_MS", "0"],
  ["WAITING_ALERT_MS", "0"],
  ["SESSION_SECRET_OLD", 12],
  ["SESSION_SECRET_OLD", "development-only-secret-never-used-on-https"],
  ["NOTIFY_TO", "owner at studio.test"],
  ["NOTIFY_FROM", "site@studio.test\r\nBcc: all@studio.test"],
  ["NOTIFY_URL", "hooks.test/x"],
  ["NOTIFY_FORMAT", "teams"],
  ["NOTIFY_DETAILS", "yes"],
  ["ACCESS_TEAM", "http://team.cloudflareaccess.com"],
  ["ACCESS_AUD", "a b"],
  ["STUDIO_KEY", "short"],
  ["SWEEP_SENDS", "0"],
  ["HOURLY_CAP", "many"],
])("%s set to %j is named, and as good as unset", (name, value) => {
  const { wrong, ...settings } = parseEnv({ [name]: value });
  expect(wrong.map((setting) => setting.name)).toContain(name);
  if (name !== "CRM_FIELD_MAP") expect({ ...settings, wrong: [] }).toEqual(parseEnv({}));
});

test("several wrong variables are named at once, each once", () => {
  const { wrong } = parseEnv({ LEASE_MS: "x", RATE_LIMITS: "x", PAYMENT_URLS: "oops" });
  expect(wrong).toEqual([
    { name: "PAYMENT_URLS", problem: 'is not JSON like {"a-download":"https://..."}' },
    { name: "LEASE_MS", problem: "is not a whole number of 1 or more" },
    { name: "RATE_LIMITS", problem: "is not one of on, off" },
  ]);
});

test("half a pair is wrong, and so is what a wrong neighbour would misdirect", () => {
  const alone = parseEnv({ ACCESS_AUD: "0123456789abcdef", NOTIFY_TO: "a@x.test, b@x.test" });
  expect(alone.wrong.map(({ name }) => name)).toEqual(["ACCESS_TEAM", "NOTIFY_FROM"]);
  expect(alone.NOTIFY_TO).toEqual(["a@x.test", "b@x.test"]);
  const slack = parseEnv({ NOTIFY_URL: "https://hooks.test/x", NOTIFY_FORMAT: "slak" });
  expect(slack.NOTIFY_URL).toBeUndefined();
  expect(isWrong(slack, "NOTIFY_URL", "NOTIFY_FORMAT")).toBe(true);
  expect(isWrong(slack, "NOTIFY_URL")).toBe(false);
});

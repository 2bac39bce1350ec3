import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { z } from "zod";
import { exampleSecrets, exampleText, shown } from "../app/settings/example-settings.ts";
import { SECRET_NAMES, variables } from "../app/settings/settings.server.ts";
import { checkDeployed, checkSettings } from "./check-settings.ts";

const names = (problems: { name: string }[]) => problems.map(({ name }) => name);

test("problems of the whole site and of one feature are both named", () => {
  const source = { SITE_ORIGIN: "studio.test", SESSION_SECRET: "short", CRM_URL: "oops" };
  const { problems, settings } = checkSettings(source);
  expect(problems).toContainEqual({
    name: "SITE_ORIGIN",
    problem: "is not an http or https address",
  });
  expect(names(problems)).toContain("CRM_URL");
  expect(settings.CRM_URL).toBeUndefined();
});

test("a deployed site needs its https address, and no secret in wrangler.toml", () => {
  expect(names(checkDeployed({}))).toEqual(["SITE_ORIGIN"]);
  expect(names(checkDeployed({ SITE_ORIGIN: "http://studio.test" }))).toEqual(["SITE_ORIGIN"]);
  const problems = checkDeployed({ SITE_ORIGIN: "https://studio.test", ...exampleSecrets });
  expect(names(problems)).toEqual(SECRET_NAMES);
  for (const secret of Object.values(exampleSecrets))
    expect(JSON.stringify(problems)).not.toContain(secret);
  expect(checkDeployed({ SITE_ORIGIN: "https://studio.test" })).toEqual([]);
});

test.each([
  ["FORMS_EXTRA", '{"access_key":"oops"}', true],
  ["FORMS_EXTRA", '{"from":"0f4c2d1e-7a3b-4c5d-8e9f-0a1b2c3d4e5f"}', true],
  ["FORMS_EXTRA", '{"_subject":"New inquiry of the website"}', false],
  ["NOTIFY_URL", "https://hooks.chat.test/services/T00/B00/oops4Bq7Zr2Xw9Lk", true],
  ["NOTIFY_URL", "https://hooks2.studio-of-a-long-name.test/send?token=oops", true],
  ["NOTIFY_URL", "https://hooks2.studio-of-a-long-name.test/notices", false],
  ["NOTIFY_URL", "https://hooks.slack.com/services/T00/B00/oops", true],
  ["NOTIFY_URL", "https://ptb.discord.com/api/webhooks/1/oops", true],
  ["NOTIFY_URL", "https://discordapp.com/api/webhooks/1/oops", true],
  ["NOTIFY_URL", "https://HOOKS.zapier.com/hooks/catch/1/oops/", true],
  ["NOTIFY_URL", "https://hook.eu1.make.com/oops", true],
  ["NOTIFY_URL", "https://studio.webhook.office.com/oops", true],
  ["NOTIFY_URL", "https://my-hooks.slack.com.studio.test/notices", false],
  ["FORMS_EXTRA", '{"webhook":"https:\\/\\/discord.com\\/api\\/webhooks\\/1\\/oops"}', true],
  ["FORMS_EXTRA", '{"about":"We are on discord.com"}', false],
  ["CRM_URL", "https://ada:oops@crm.test/lead", true],
  ["CRM_URL", "https://crm.test/0f4c2d1e7a3b4c5d8e9f", false],
])("%s set to %s in wrangler.toml: refused for a token is %s", (name, value, isRefused) => {
  const problems = checkDeployed({ SITE_ORIGIN: "https://studio.test", [name]: value });
  expect(names(problems)).toEqual(isRefused ? [name] : []);
  expect(JSON.stringify(problems)).not.toContain("oops");
});

test("an environment is told to set the address in its own section", () => {
  expect(checkDeployed({}, "staging")[0]?.problem).toContain("[env.staging.vars]");
  expect(checkDeployed({})[0]?.problem).toContain("under [vars]");
});

test(".dev.vars.example has every variable except the one that npm start sets", () => {
  const { STUDIO_KEY: _, ...documented } = variables.shape;
  expect(Object.keys(shown).toSorted()).toEqual(Object.keys(documented).toSorted());
});

test(".dev.vars.example calls those secrets that wrangler.toml may not have", () => {
  const called = [...exampleText.matchAll(/^# Secret\b.*\n(?:# .*\n)*#([A-Z_]+)=/gm)].map(
    ([, name]) => name,
  );
  expect([...called, "STUDIO_KEY"].toSorted()).toEqual(SECRET_NAMES.toSorted());
});

test(".dev.vars.example names every word that a variable may be set to", () => {
  const missing = Object.entries(variables.shape).flatMap(([name, schema]) => {
    const paragraph = exampleText.split("\n\n").find((part) => part.includes(`\n#${name}=`));
    const words: string[] = paragraph?.match(/\w+/g) ?? [];
    return wordsOf(schema)
      .filter((word) => !words.includes(word))
      .map((word) => `${name}: ${word}`);
  });
  expect(missing).toEqual([]);
});

test("docs/notifications.md has a row for every NOTIFY_FORMAT", () => {
  const text = readFileSync("docs/notifications.md", "utf8");
  const formats = wordsOf(variables.shape.NOTIFY_FORMAT);
  expect(formats).toContain("json");
  expect(formats.filter((format) => !text.includes(`\`NOTIFY_FORMAT=${format}\``))).toEqual([]);
});

/** Of a variable that is one of several words. */
function wordsOf(schema: z.ZodType): string[] {
  const inner = schema instanceof z.ZodDefault ? schema.unwrap() : schema;
  const parsed = inner instanceof z.ZodPipe ? inner.out : inner;
  return parsed instanceof z.ZodEnum ? parsed.options.map(String) : [];
}

test("the values in .dev.vars.example are valid, and are the defaults of variables that have one", () => {
  const own = { SESSION_SECRET: "x".repeat(32), ACCESS_AUD: "x".repeat(64) };
  const { settings, problems } = checkSettings({ ...shown, ...own });
  expect(problems).toEqual([]);
  const { SESSION_SECRET: _, invalid: _none, ...unset } = checkSettings({}).settings;
  const isOff = (value: unknown) => ["{}", "[]"].includes(JSON.stringify(value ?? {}));
  const defaults = Object.entries(unset).filter(([, value]) => !isOff(value));
  expect(defaults.length).toBeGreaterThan(0);
  expect(settings).toMatchObject(Object.fromEntries(defaults));
});

import { expect, test } from "vitest";
import { checkDeployed } from "./check-deployed.ts";
import { checkSettings } from "./check-settings.ts";

const names = (problems: { name: string }[]) => problems.map(({ name }) => name);

test("what stops the whole site is named beside what stops one feature", () => {
  const source = { SITE_ORIGIN: "studio.test", SESSION_SECRET: "short", CRM_URL: "oops" };
  const { problems, settings } = checkSettings(source);
  expect(problems).toContainEqual({
    name: "SITE_ORIGIN",
    problem: "is not an http or https address",
  });
  expect(names(problems)).toContain("CRM_URL");
  expect(settings.CRM_URL).toBeUndefined();
});

test("a secret that is too short for an https site is named, not shown", () => {
  const { problems } = checkSettings({
    SITE_ORIGIN: "https://studio.test",
    SESSION_SECRET: "too-short",
  });
  expect(problems).toEqual([{ name: "SESSION_SECRET", problem: "is shorter than 32 characters" }]);
});

test("a deployed site needs its https address, and no secret in wrangler.toml", () => {
  expect(names(checkDeployed({}))).toEqual(["SITE_ORIGIN"]);
  expect(names(checkDeployed({ SITE_ORIGIN: "http://studio.test" }))).toEqual(["SITE_ORIGIN"]);
  const open = { SITE_ORIGIN: "https://studio.test", SESSION_SECRET: "in the repository" };
  expect(names(checkDeployed(open))).toEqual(["SESSION_SECRET"]);
  expect(checkDeployed({ SITE_ORIGIN: "https://studio.test" })).toEqual([]);
});

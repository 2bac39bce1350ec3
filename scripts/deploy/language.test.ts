import { expect, test } from "vitest";
import { readWorker } from "../worker-config.ts";
import { findLanguageFaults, languageOfEnvironment, listPlaced } from "./language.ts";

test("an environment that is named like a folder of translations is that language of another one", () => {
  const languages = ["es", "fr-CA"];
  expect(languageOfEnvironment(undefined, languages)).toBeUndefined();
  expect(languageOfEnvironment("staging", languages)).toBeUndefined();
  expect(languageOfEnvironment("es", languages)).toEqual({ language: "es", first: undefined });
  expect(languageOfEnvironment("staging-es", languages)).toEqual({
    ...{ language: "es", first: "staging" },
  });
  expect(languageOfEnvironment("fr-ca", languages)).toEqual({
    ...{ language: "fr-CA", first: undefined },
  });
});

test("the languages that have an address and an environment are deployed with their site", () => {
  const known = { languages: ["cy", "es", "fr-CA"], defined: ["es", "fr-ca", "staging-es"] };
  const siteOf = (env: string) => (env === "fr-ca" ? undefined : "https://es.test");
  expect(listPlaced(undefined, siteOf, known)).toEqual(["es"]);
  expect(listPlaced("staging", siteOf, known)).toEqual(["staging-es"]);
});

test("a language of wrangler.toml has what the first Worker stores, and neither its cron nor its migrations", () => {
  const first = readWorker();
  for (const env of first.definedEnvironments?.filter((it: string) => languageOfEnvironment(it)) ??
    []) {
    const { triggers, d1_databases, kv_namespaces, ratelimits } = readWorker(env);
    expect(triggers.crons).toEqual([]);
    const migrated = first.d1_databases.map((it: object) => ({ ...it, migrations_dir: undefined }));
    expect(d1_databases).toEqual(migrated);
    expect(kv_namespaces).toEqual(first.kv_namespaces);
    expect(ratelimits).toEqual(first.ratelimits);
  }
});

test("a language has no cron of its own, and knows where all languages are", () => {
  const SITE_ORIGIN = "https://es.test";
  const LANGUAGE_ORIGINS = JSON.stringify({ en: "https://en.test", es: SITE_ORIGIN });
  const faultsOf = (vars: Record<string, unknown>, crons: string[] = []) =>
    findLanguageFaults("es", { language: "es", first: undefined }, { vars, crons }).map(
      ({ name, problem }) => `${name} ${problem}`,
    );
  expect(faultsOf({ SITE_ORIGIN, LANGUAGE_ORIGINS })).toEqual([]);
  expect(faultsOf({ SITE_ORIGIN, LANGUAGE_ORIGINS }, ["* * * * *"])).toEqual([
    expect.stringContaining("[env.es.triggers] must be crons = []"),
  ]);
  for (const wrong of [undefined, "oops", JSON.stringify({ es: "https://other.test" })])
    expect(faultsOf({ SITE_ORIGIN, LANGUAGE_ORIGINS: wrong }).join()).toContain(
      "LANGUAGE_ORIGINS must have",
    );
});

import { listLanguages } from "../../plugins/content/language.ts";
import type { Problem } from "../check-settings.ts";
import { readWorker } from "../worker-config.ts";

/** An environment of wrangler.toml that is a language of another one: "es" of the site itself, "staging-es" of staging. */
export type LanguageEnvironment = { language: string; first: string | undefined };

export function languageOfEnvironment(
  env: string | undefined,
  languages = listLanguages(),
): LanguageEnvironment | undefined {
  const language = languages.find((tag) => isOfLanguage(env, tag));
  if (!env || !language) return undefined;
  return {
    language,
    first: env === language.toLowerCase() ? undefined : env.slice(0, -language.length - 1),
  };
}

/** The environments of the other languages of a site that have an address. */
export function listPlaced(
  env: string | undefined,
  siteOf: (env: string) => unknown,
  { languages = listLanguages(), defined = readWorker().definedEnvironments ?? [] } = {},
): string[] {
  return languages
    .map((tag) => [env, tag.toLowerCase()].filter(Boolean).join("-"))
    .filter((it) => defined.includes(it) && siteOf(it));
}

/** Names of environments are in lower case, as those of Workers. */
const isOfLanguage = (env = "", tag: string) =>
  env === tag.toLowerCase() || env.endsWith(`-${tag.toLowerCase()}`);

/** What a language's own Worker must not do, or must know. */
export function findLanguageFaults(
  env: string,
  { language }: LanguageEnvironment,
  { vars, crons }: { vars: Record<string, unknown>; crons: readonly string[] },
): Problem[] {
  const origins = readOrigins(vars.LANGUAGE_ORIGINS);
  const problems = [
    crons.length > 0 &&
      "must be crons = []: the cron of the first Worker sends the leads of all languages",
    origins[language] !== vars.SITE_ORIGIN &&
      `must have ${language} with the address of SITE_ORIGIN, under [env.${env}.vars] in wrangler.toml`,
    Object.keys(origins).length < 2 &&
      `must have the addresses of all languages, the same under [vars] and [env.${env}.vars] in wrangler.toml`,
  ];
  return problems.flatMap((problem, at) => {
    const name = at === 0 ? `[env.${env}.triggers]` : "LANGUAGE_ORIGINS";
    return problem ? { name, problem } : [];
  });
}

function readOrigins(written: unknown): Record<string, string> {
  try {
    return JSON.parse(String(written));
  } catch {
    return {};
  }
}

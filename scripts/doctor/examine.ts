import { readSettings } from "../../app/settings/settings.server.ts";
import type { Problem } from "../settings/check-settings.ts";
import { type Feature, features } from "./features.ts";
import type { StoredLeads } from "./stored-leads.ts";

type Finding = { title: string; state: "set" | "off" | "wrong"; means: string };

/** What the doctor could read, and what it could not see. */
export type Evidence = {
  place: string;
  /** Where its owner corrects a setting. */
  file: string;
  /** Names with a value, secrets whose value nobody can read included. */
  named: Set<string>;
  problems: Problem[];
  contentProblems: string[];
  leads: StoredLeads | null;
  unseen: string[];
};

export type Report = {
  ok: boolean;
  place: string;
  settings: Problem[];
  features: Finding[];
  content: string[];
  leads: StoredLeads | null;
  unseen: string[];
  next: string[];
};

/** The whole report; not `ok` when a setting or the content is wrong. */
export function examine(evidence: Evidence): Report {
  const { place, problems, contentProblems, leads, unseen } = evidence;
  const findings = features.map((feature) => judge(feature, evidence));
  return {
    ok: problems.length === 0 && contentProblems.length === 0,
    place,
    settings: problems,
    features: findings,
    content: contentProblems,
    leads,
    unseen,
    next: advise(evidence),
  };
}

function judge({ title, variables, ...words }: Feature, { problems, named }: Evidence): Finding {
  const isSet = named.has(variables[0]);
  const wrong = problems.some(({ name }) => name === variables[0]);
  const touched = problems.some(({ name }) => (variables as string[]).includes(name));
  if (wrong || (touched && isSet)) {
    return { title, state: "wrong", means: words.wrong ?? words.off };
  }
  return isSet
    ? { title, state: "set", means: words.set }
    : { title, state: "off", means: `${words.off} (${variables[0]})` };
}

function advise({ problems, contentProblems, leads, named, file }: Evidence): string[] {
  const names = [...new Set(problems.map(({ name }) => name))];
  const tells = named.has("NOTIFY_TO") || named.has("NOTIFY_URL");
  return [
    names.length > 0 && `Correct ${names.join(", ")} in ${file}; .dev.vars.example explains each.`,
    contentProblems.length > 0 &&
      "Correct the content named above: until then the site is not built.",
    leads?.dead && "Some leads were refused for good: npm run leads -- list --status dead",
    leads?.held && "Some leads are held as spam: npm run leads -- list --status held",
    !tells && "Set NOTIFY_TO and NOTIFY_FROM, or NOTIFY_URL, to hear of every lead.",
    named.has("SESSION_SECRET_OLD") && "Remove SESSION_SECRET_OLD two days after the change.",
    !named.has("SWEEP_SENDS") &&
      `SWEEP_SENDS is ${readSettings({}).SWEEP_SENDS} a minute, which the free plan allows; 400 suits a paid plan.`,
  ].filter((line) => typeof line === "string");
}

import { crms } from "../../app/outbox/endpoints/crm.server.ts";
import type { Service } from "../../app/outbox/endpoints/service-response.server.ts";
import { readSettings } from "../../app/settings/settings.server.ts";
import type { Problem } from "../check-settings.ts";
import { type Feature, listFeatures } from "./features.ts";

/** What the doctor could read; `unseen` lists what it could not. */
export type Evidence = {
  place: string;
  isDeployed: boolean;
  /** The file in which settings are corrected. */
  file: string;
  /** What npm run leads needs to read the same leads. */
  leadsOption: string;
  /** Names that have a value, including secrets. */
  named: Set<string>;
  problems: Problem[];
  crm: keyof typeof crms;
  /** How the CRM answered leads that it has not taken. */
  crmErrors: string[];
  /** What to do where the packages of the router are of several versions. */
  routers?: string | undefined;
  /** Settings with the address of a service whose answers confirm nothing, and why. */
  redirecting: string[];
  contentProblems: string[];
  isAbsent: (page: string) => boolean;
  /** Files that still show the sample, with the words. */
  sample: string[];
  /** Files that still have the placeholders of npm run new. */
  unfinished: string[];
  leads: Record<string, number> | null;
  /** References of leads that nobody has answered for, more than a year after they came. */
  oldLeads: string[];
  /** Whom the binding of wrangler.toml can mail to. */
  mailsTo: "anybody" | "fixed addresses" | "nobody";
  refusedCopy: string | null;
  /** The host of SITE_ORIGIN, if it does not answer and wrangler.toml has no route for it. */
  unrouted: string | null;
  unseen: string[];
};

type Report = ReturnType<typeof examine>;

/** Not `ok` if a setting or the content is invalid, or a lead waits for a person to repair it. */
export function examine(evidence: Evidence) {
  const { place, named, problems, contentProblems, sample, unfinished, leads, unseen, isDeployed } =
    evidence;
  const features = listFeatures(crms[evidence.crm]).filter(
    ({ page }) => !page || !evidence.isAbsent(page),
  );
  const findings = features.map((feature) => findingOf(feature, evidence));
  return {
    ok:
      problems.length === 0 && contentProblems.length === 0 && !leads?.dead && !leads?.unconfirmed,
    place,
    settings: problems,
    features: findings,
    content: contentProblems,
    sample,
    unfinished,
    leads,
    unseen,
    isDeployed,
    next: advise(evidence),
    remarks: named.has("SWEEP_SENDS") ? [] : [ON_SENDS],
  };
}

const GO_LIVE =
  "This list is of this machine. Before the site goes live, follow Go live in docs/operations.md; before the deploy and after it, npm run doctor -- --remote.";
const ON_REDIRECTS =
  "Each lead or notification is sent there once, cannot be confirmed, and is never sent again by itself; visitors read that sending failed.";
const ON_RETRY = "What was refused is sent again with Retry in the inbox.";
const ON_SENDS = `SWEEP_SENDS is ${readSettings({}).SWEEP_SENDS} a minute, which the free plan allows; 400 suits a paid plan.`;

function findingOf({ title, variables, ...words }: Feature, { problems, named }: Evidence) {
  const isSet = named.has(variables[0]);
  const invalid = variables.filter((variable) => problems.some(({ name }) => name === variable));
  if (invalid.includes(variables[0]) || (invalid.length > 0 && isSet)) {
    const effects = invalid.flatMap((variable) => words.byDefault?.[variable] ?? []);
    const works = effects.length === invalid.length;
    return {
      title,
      state: "wrong",
      means: works ? effects.join("; ") : (words.invalid ?? words.off),
    };
  }
  return isSet
    ? { title, state: "set", means: words.set }
    : { title, state: "off", means: `${words.off} (${variables[0]})` };
}

function advise(evidence: Evidence): string[] {
  const { problems, contentProblems, sample, unfinished, leads, oldLeads, named } = evidence;
  const { file, leadsOption, isDeployed, unrouted, redirecting } = evidence;
  const list = (status: string) =>
    `npm run leads -- ${leadsOption && `${leadsOption} `}list --status ${status}`;
  const names = [...new Set(problems.map(({ name }) => name))];
  const unset = names.filter((name) => !named.has(name));
  const wrong = names.filter((name) => named.has(name));
  const isNotified = named.has("NOTIFY_TO") || named.has("NOTIFY_URL");
  const hasAdmin = named.has("ACCESS_TEAM") && named.has("ACCESS_AUD");
  return [
    wrong.length > 0 && `Correct ${wrong.join(", ")} in ${file}; .dev.vars.example explains each.`,
    unset.length > 0 && `Set ${unset.join(", ")} in ${file}; .dev.vars.example explains each.`,
    evidence.routers,
    ...redirecting.map((line) => `${line} ${ON_REDIRECTS}`),
    contentProblems.length > 0 &&
      "Correct the content that is named under Wrong content: until then the site is not built.",
    unrouted &&
      `Add routes = [{ pattern = "${unrouted}", custom_domain = true }] to wrangler.toml, unless the dashboard has that domain.`,
    leads?.dead && `Some leads were refused for good: ${list("dead")}`,
    ...adviseOnCrm(evidence),
    leads?.unconfirmed && `Some leads were sent without a confirmation: ${list("unconfirmed")}`,
    leads?.held && `Some leads are held as spam: ${list("held")}`,
    oldLeads.length > 0 &&
      `Answer, or forget, leads that have waited for more than a year: ${oldLeads.join(", ")}.`,
    !isNotified && "Set NOTIFY_TO and NOTIFY_FROM, or NOTIFY_URL, to hear of every lead.",
    isDeployed &&
      !hasAdmin &&
      !evidence.isAbsent("/studio") &&
      "Set ACCESS_TEAM and ACCESS_AUD: until then the inbox at /studio is closed.",
    named.has("VISITOR_COPY") && adviseOnCopies(evidence),
    named.has("SESSION_SECRET_OLD") && "Remove SESSION_SECRET_OLD two days after the change.",
    unfinished.length > 0 &&
      "Write your own words over the placeholders of npm run new that are named under Unfinished.",
    sample.length > 0 &&
      "Replace what is left of the sample, or delete the line of what is yours in content/sample.txt.",
    !isDeployed && GO_LIVE,
  ].filter((line) => typeof line === "string");
}

function adviseOnCrm({ crm, crmErrors, named }: Evidence): string[] {
  const isSet = (service: Service) => named.has(service.variables[0]);
  const unused = isSet(crms[crm]) ? [] : Object.values(crms).filter(isSet);
  const remedies = crms[crm].remedies.filter(([answer]) =>
    crmErrors.some((error) => answer.test(error)),
  );
  return [
    ...unused.map(({ variables: [first] }) => `${first} is not used: CRM_PROVIDER is ${crm}.`),
    ...remedies.map(([, remedy]) => `${remedy} ${ON_RETRY}`),
  ];
}

function adviseOnCopies({ mailsTo, refusedCopy }: Evidence): string {
  const reach = {
    nobody: "Copies for visitors are not sent: wrangler.toml has no [[send_email]] named EMAIL.",
    "fixed addresses":
      "Copies reach verified addresses only: the [[send_email]] of wrangler.toml names its recipients.",
    anybody:
      "Copies reach verified addresses only, until the domain of NOTIFY_FROM is onboarded for Email Sending.",
  };
  const refusal = refusedCopy ? ` The last one failed: ${refusedCopy}.` : "";
  return `${reach[mailsTo]}${refusal} Other ways: the autoresponders of the form service and of the CRM.`;
}

const SHOWN_FILES = 10;
const SHOWN_WORDS = 2;

/** What is wrong, and what to do about it, comes first; without `all` the list of the sample is cut. */
export function writeReport(report: Report, { all = false } = {}) {
  const { place, settings, features, content, sample, unfinished, leads, unseen, next } = report;
  const order = ["wrong", "set", "off"];
  const sorted = features.toSorted((a, b) => order.indexOf(a.state) - order.indexOf(b.state));
  return [
    `Looked at ${place}. ${conclude(report)}`,
    section(
      "Wrong settings",
      settings.map(({ name, problem }) => `${name} ${problem}`),
    ),
    section("Wrong content", content),
    section(
      "Do next, in this order",
      next.map((line, index) => `${index + 1}. ${line}`),
    ),
    section("Remarks", report.remarks),
    section("Leads", leads ? [describeLeads(leads)] : []),
    section("Not checked", unseen),
    section(
      "Features",
      sorted.map(({ title, state, means }) => `${state.padEnd(6)} ${title}: ${means}`),
    ),
    section("Unfinished", unfinished),
    section("Left of the sample", all ? sample : shorten(sample)),
  ]
    .filter((part) => part !== null)
    .join("\n");
}

/** Texts before pictures, and those of the whole site before single articles. */
function shorten(sample: string[]): string[] {
  const depth = (line: string) => {
    const [file = "", words] = line.split(":");
    return words === undefined ? 99 : file.split("/").length;
  };
  const sorted = sample.toSorted((a, b) => depth(a) - depth(b));
  const shown = sorted.slice(0, SHOWN_FILES).map(shortenLine);
  const others = sample.length - shown.length;
  if (others === 0) return shown;
  return [...shown, `and ${others} other files: npm run doctor -- --all names them`];
}

function shortenLine(line: string): string {
  const words = line.split("; ");
  const others = words.length - SHOWN_WORDS;
  return others > 0 ? `${words.slice(0, SHOWN_WORDS).join("; ")}; and ${others} more` : line;
}

function conclude({ ok, sample, unseen, isDeployed }: Report): string {
  if (!ok) return "Something is wrong: see below.";
  if (isDeployed && unseen.length > 0)
    return "What was checked is right, but the deployed site could not be seen, or not all of it: see Not checked.";
  if (sample.length > 0) return "The site works, and still shows the sample: see below.";
  return "Nothing is wrong.";
}

function section(title: string, lines: string[]): string | null {
  return lines.length > 0 ? `\n${title}\n${lines.map((line) => `  ${line}`).join("\n")}` : null;
}

function describeLeads(leads: Record<string, number>): string {
  const counts = Object.entries(leads).map(([status, count]) => `${count} ${status}`);
  return counts.join(", ") || "none yet";
}

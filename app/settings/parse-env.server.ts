import { findMismatches } from "./mismatches.server.ts";
import { assertSecret, DEVELOPMENT_SECRET, SettingsError } from "./secret.server.ts";
import {
  readVariables,
  type VariableName,
  type Variables,
  type WrongSetting,
} from "./variables.server.ts";

export type Settings = Omit<Variables, "SESSION_SECRET"> & {
  SESSION_SECRET: string;
  /** What is wrong: the start-up line, /healthz and the doctor name it. */
  wrong: WrongSetting[];
};

const ESSENTIAL: VariableName[] = ["SITE_ORIGIN", "SESSION_SECRET"];
const CAPS = { HOURLY_CAP: 30, DAILY_CAP: 100 };

/** A wrong optional variable switches off its own feature; SITE_ORIGIN and SESSION_SECRET throw SettingsError. */
export function parseEnv(source: Record<string, unknown>): Settings {
  const { variables: legible, misread } = readVariables(source);
  const essential = misread.filter(({ name }) => ESSENTIAL.includes(name));
  if (essential.length > 0) throw new SettingsError(`Wrong settings. ${listProblems(essential)}`);

  const mismatched = findMismatches(legible, misread);
  const wrong = [...misread, ...mismatched];
  const SESSION_SECRET = legible.SESSION_SECRET ?? DEVELOPMENT_SECRET;
  if (legible.SITE_ORIGIN?.startsWith("https:")) assertSecret(SESSION_SECRET);
  const parsed =
    mismatched.length === 0 ? legible : readVariables(without(source, mismatched)).variables;
  return { ...parsed, ...readCaps(parsed), ...switchOff(parsed, wrong), SESSION_SECRET, wrong };
}

export function isWrong({ wrong }: Pick<Settings, "wrong">, ...names: VariableName[]): boolean {
  return wrong.some(({ name }) => names.includes(name));
}

/** What would do harm with the default of another, wrong variable is off with it. */
function switchOff({ NOTIFY_URL, GA_API_SECRET, CRM_FIELD_MAP }: Variables, wrong: WrongSetting[]) {
  // Leads that wait for the CRM are stored under our own names; its endpoint gives them the right ones.
  const ourNames = { projectType: "projectType", budget: "budget", timeline: "timeline" };
  return {
    NOTIFY_URL: isWrong({ wrong }, "NOTIFY_FORMAT") ? undefined : NOTIFY_URL,
    GA_API_SECRET: isWrong({ wrong }, "GA_ENDPOINT") ? undefined : GA_API_SECRET,
    CRM_FIELD_MAP: isWrong({ wrong }, "CRM_FIELD_MAP") ? ourNames : CRM_FIELD_MAP,
  };
}

/** A cap that is set holds in any case; the usual ones only with the limits on. Null: no cap. */
function readCaps({ RATE_LIMITS, HOURLY_CAP, DAILY_CAP }: Variables) {
  const usual = RATE_LIMITS === "on" ? CAPS : { HOURLY_CAP: null, DAILY_CAP: null };
  return {
    HOURLY_CAP: HOURLY_CAP ?? usual.HOURLY_CAP,
    DAILY_CAP: DAILY_CAP ?? usual.DAILY_CAP,
  };
}

function without(source: Record<string, unknown>, wrong: WrongSetting[]) {
  return { ...source, ...Object.fromEntries(wrong.map(({ name }) => [name, undefined])) };
}

function listProblems(wrong: WrongSetting[]): string {
  return wrong.map(({ name, problem }) => `${name} ${problem}`).join("; ");
}

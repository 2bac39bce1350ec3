import { DEVELOPMENT_SECRET } from "./secret.server.ts";
import type { VariableName, Variables, WrongSetting } from "./variables.server.ts";

/** Variables that are of no use without each other. */
const PAIRS = [
  ["ACCESS_TEAM", "ACCESS_AUD"],
  ["NOTIFY_TO", "NOTIFY_FROM"],
] as const satisfies [VariableName, VariableName][];

/** What is wrong with variables that are each legible; those in `misread` are named already. */
export function findMismatches(read: Variables, misread: WrongSetting[]): WrongSetting[] {
  const named = new Set(misread.map(({ name }) => name));
  const lonely = PAIRS.flatMap(([a, b]) => [halfOf(read, a, b), halfOf(read, b, a)]).filter(
    (found) => found !== null,
  );
  const found = lonely.filter(({ name }) => !named.has(name));
  // It is published: whoever knows it could forge what this site signs.
  if (read.SESSION_SECRET_OLD === DEVELOPMENT_SECRET) {
    found.push({ name: "SESSION_SECRET_OLD", problem: "is the published one of development" });
  }
  if (!isSafe(read.ACCESS_TEAM)) {
    found.push({ name: "ACCESS_TEAM", problem: "is not an https address" });
  }
  return found;
}

function halfOf(read: Variables, missing: VariableName, other: VariableName): WrongSetting | null {
  if (isSet(read[missing]) || !isSet(read[other])) return null;
  return { name: missing, problem: `is missing: ${other} is set` };
}

function isSet(value: Variables[VariableName]): boolean {
  return Array.isArray(value) ? value.length > 0 : value !== undefined;
}

/** Keys that come without encryption prove nothing, except from this machine, where tests run. */
function isSafe(address: string | undefined): boolean {
  return !address || /^(https:|http:\/\/(localhost|127\.0\.0\.1)(:|$))/.test(address);
}

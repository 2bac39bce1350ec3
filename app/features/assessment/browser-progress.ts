import { locale } from "#content/site.yaml";
import { DAY_MS, MINUTE_MS } from "~/http/timing";
import { readStored, removeStored, store } from "~/ui/browser-storage";
import { answerFor, type BusinessContext, type Points } from "./answers";

const PROGRESS_KEY = "assessment-progress:video-readiness";
const COMPLETED_KEY = "completed-assessments";
/** In milliseconds (docs/rules.md). */
export const PROGRESS_MS = DAY_MS;
export const COMPLETED_MS = 30 * DAY_MS;

export type Progress = {
  currentSection: number;
  answers: Points;
  businessContext: BusinessContext;
};

type StoredProgress = Progress & { assessmentType: "video-readiness"; timestamp: number };

export type CompletedAssessment = {
  type: "video-readiness";
  score: number;
  level: string;
  businessContext: BusinessContext;
  answers: Points;
  recommendations: string[];
};

/** The unfinished assessment with the answers that `points` allow; a corrupt or old one is removed. */
export function loadBrowserProgress(points: Points): Progress | null {
  const stored = readStored("localStorage", PROGRESS_KEY);
  if (isProgress(stored) && isAtMost(PROGRESS_MS, stored.timestamp)) {
    const answers = possibleAnswers(stored.answers, points);
    if (Object.keys(answers).length > 0) return { ...stored, answers };
  }
  clearBrowserProgress();
  return null;
}

function possibleAnswers(answers: object, points: Points): Points {
  const isPossible = ([id, earned]: [string, unknown]) =>
    Object.hasOwn(points, id) && answerFor(earned, Number(points[id])) !== undefined;
  return Object.fromEntries(Object.entries(answers).filter(isPossible));
}

/** The answers that were given at this entry of the history; Back from the results finds them. */
export function loadEntryAnswers(points: Points): Points {
  return possibleAnswers(history.state?.answers ?? {}, points);
}

export function storeEntryAnswers(answers: Points): void {
  history.replaceState({ ...history.state, answers }, "");
}

/** Calls it when another tab of this browser stores or clears progress; returns how to end that. */
export function watchBrowserProgress(onChange: () => void): () => void {
  const watching = new AbortController();
  const note = ({ key }: StorageEvent) => {
    if (key === PROGRESS_KEY || key === null) onChange();
  };
  addEventListener("storage", note, watching);
  // Of a page in the back/forward cache.
  addEventListener("pageshow", onChange, watching);
  return () => watching.abort();
}

export function storeBrowserProgress(progress: Progress): boolean {
  const assessment = { assessmentType: "video-readiness", timestamp: Date.now() } as const;
  const isStored = store("localStorage", PROGRESS_KEY, {
    ...assessment,
    ...progress,
  } satisfies StoredProgress);
  // No progress is better than outdated answers.
  if (!isStored) clearBrowserProgress();
  return isStored;
}

export function clearBrowserProgress(): void {
  removeStored("localStorage", PROGRESS_KEY);
}

/** Removes results older than 30 days, and a list that cannot be read; returns the rest. */
export function removeOldResults(): unknown[] {
  const list = readStored("localStorage", COMPLETED_KEY);
  if (!Array.isArray(list)) {
    if (list !== null) removeStored("localStorage", COMPLETED_KEY);
    return [];
  }
  const kept = list.filter((entry) => isAtMost(COMPLETED_MS, completedAt(entry)));
  if (kept.length < list.length) store("localStorage", COMPLETED_KEY, kept);
  return kept;
}

export function loadResult(): { score: number; age: string } | null {
  const last = removeOldResults().at(-1);
  if (!isRecord(last) || typeof last.score !== "number") return null;
  const days = Math.round((completedAt(last) - Date.now()) / DAY_MS);
  const age = new Intl.RelativeTimeFormat(locale, { numeric: "auto" }).format(days, "day");
  return { score: last.score, age };
}

/** Stores it only if its answers are those in progress here: then it was completed just now. */
export function storeResult(completed: CompletedAssessment): void {
  const results = removeOldResults();
  if (!isInProgress(completed.answers)) return;
  clearBrowserProgress();
  store("localStorage", COMPLETED_KEY, [
    ...results,
    { ...completed, completedAt: new Date().toISOString() },
  ]);
}

function isInProgress(answers: Points): boolean {
  const progress = readStored("localStorage", PROGRESS_KEY);
  const stored = isRecord(progress) && isRecord(progress.answers) ? progress.answers : {};
  const ids = Object.keys(answers);
  return ids.length === Object.keys(stored).length && ids.every((id) => stored[id] === answers[id]);
}

/** Clocks are corrected by seconds; what is dated later than that is as wrong as what is too old. */
function isAtMost(age: number, time: number): boolean {
  const passed = Date.now() - time;
  return passed >= -MINUTE_MS && passed <= age;
}

function completedAt(entry: unknown): number {
  return Date.parse(String(isRecord(entry) && entry.completedAt));
}

function isProgress(value: unknown): value is StoredProgress {
  return (
    isRecord(value) &&
    value.assessmentType === "video-readiness" &&
    Number.isFinite(value.timestamp) &&
    Number.isInteger(value.currentSection) &&
    isRecord(value.businessContext) &&
    isRecord(value.answers)
  );
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}

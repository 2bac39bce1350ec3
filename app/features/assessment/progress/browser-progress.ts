import { locale } from "#content/site";
import type { Points } from "~/features/assessment/answers/answers";
import type { BusinessContext } from "~/features/assessment/answers/outline";

const PROGRESS_KEY = "assessment-progress:video-readiness";
const COMPLETED_KEY = "completed-assessments";
/** In milliseconds; docs/rules.md says how long things are kept. */
const PROGRESS_MS = 24 * 60 * 60 * 1000;
const COMPLETED_MS = 30 * PROGRESS_MS;

/** `answers` are points by question id. */
export type BrowserProgress = {
  assessmentType: "video-readiness";
  timestamp: number;
  currentSection: number;
  answers: Points;
  businessContext: BusinessContext;
};

/** What is kept of a completed assessment, besides when that was. */
export type CompletedAssessment = {
  type: "video-readiness";
  score: number;
  level: string;
  businessContext: BusinessContext;
  answers: Points;
  recommendations: string[];
};

/** The assessment under way in this browser; one that is corrupt or too old is removed without a word. */
export function loadBrowserProgress(): BrowserProgress | null {
  const stored = read(PROGRESS_KEY);
  if (isProgress(stored) && Date.now() - stored.timestamp <= PROGRESS_MS) return stored;
  clearBrowserProgress();
  return null;
}

/** Keeps an assessment under way; false where storage is full or blocked. */
export function storeBrowserProgress(
  progress: Omit<BrowserProgress, "assessmentType" | "timestamp">,
): boolean {
  const stored: BrowserProgress = {
    assessmentType: "video-readiness",
    timestamp: Date.now(),
    ...progress,
  };
  const isKept = write(PROGRESS_KEY, stored);
  // Nothing is better than answers that have changed since.
  if (!isKept) clearBrowserProgress();
  return isKept;
}

export function clearBrowserProgress(): void {
  remove(PROGRESS_KEY);
}

/** Drops completed assessments older than 30 days, and a list that cannot be read. */
export function dropOldResults(): void {
  const list = read(COMPLETED_KEY);
  if (Array.isArray(list)) {
    const kept = list.filter((entry) => Date.now() - completedAt(entry) <= COMPLETED_MS);
    if (kept.length < list.length) write(COMPLETED_KEY, kept);
  } else if (list !== null) {
    remove(COMPLETED_KEY);
  }
}

/** The newest completed assessment in short, such as "72%, 3 days ago". */
export function loadResult(): string | null {
  const list = read(COMPLETED_KEY);
  const last = Array.isArray(list) ? list.at(-1) : null;
  const age = Math.round((completedAt(last) - Date.now()) / PROGRESS_MS);
  if (!Number.isFinite(age) || !Number.isFinite(last?.score)) return null;
  return `${last.score}%, ${new Intl.RelativeTimeFormat(locale, { numeric: "auto" }).format(age, "day")}`;
}

/** Keeps a completed assessment when its answers are those under way here: then it was completed just now. */
export function keepResult(completed: CompletedAssessment): void {
  dropOldResults();
  if (!isUnderWay(completed.answers)) return;
  const list = read(COMPLETED_KEY);
  const kept = { ...completed, completedAt: new Date().toISOString() };
  clearBrowserProgress();
  write(COMPLETED_KEY, [...(Array.isArray(list) ? list : []), kept]);
}

function isUnderWay(answers: Points): boolean {
  const stored = (read(PROGRESS_KEY) as Partial<BrowserProgress> | null)?.answers ?? {};
  const ids = Object.keys(answers);
  return ids.length === Object.keys(stored).length && ids.every((id) => stored[id] === answers[id]);
}

function completedAt(entry: unknown): number {
  return new Date((entry as { completedAt?: string } | null)?.completedAt ?? "").getTime();
}

function isProgress(value: unknown): value is BrowserProgress {
  const progress = value as BrowserProgress | null;
  return (
    progress?.assessmentType === "video-readiness" &&
    Number.isFinite(progress.timestamp) &&
    Number.isInteger(progress.currentSection) &&
    isRecord(progress.businessContext) &&
    isRecord(progress.answers) &&
    Object.values(progress.answers).every(Number.isFinite)
  );
}

function isRecord(value: unknown): boolean {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}

/** What is stored under a key; null for nothing, for text that is not JSON, and where storage is blocked. */
function read(key: string): unknown {
  try {
    return JSON.parse(localStorage.getItem(key) ?? "null");
  } catch {
    remove(key);
    return null;
  }
}

function write(key: string, value: unknown): boolean {
  try {
    localStorage.setItem(key, JSON.stringify(value));
    return true;
  } catch {
    return false;
  }
}

function remove(key: string): void {
  try {
    localStorage.removeItem(key);
  } catch {
    // Storage is blocked: there is nothing to remove.
  }
}

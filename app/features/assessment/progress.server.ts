import { parse } from "cookie-es";
import { createCookie } from "react-router";
import type { Platform } from "~/env.server";
import { type Answered, decodeAnswers } from "./answer-code";
import {
  type Answer,
  answerFor,
  type BusinessContext,
  CONTEXT_FIELDS,
  type Section,
} from "./answers";
import type { AssessmentContent } from "./content.server";
import { ASSESSMENT_PATH } from "./paths";

type Content = Pick<AssessmentContent, "assessment" | "layout">;

/** In seconds, as long as browser storage keeps it (docs/rules.md). */
const TTL_S = 24 * 60 * 60;

export type ProgressCookie = Answered & { code: string; section: Section };

/** The `Set-Cookie` value that stores an unfinished assessment where no script does. */
export function writeProgressCookie(
  platform: Platform,
  code: string,
  section: string,
  now = Date.now(),
): Promise<string> {
  const writtenAt = Math.floor(now / 1000).toString(36);
  return progressCookie(platform, TTL_S).serialize([code, section, writtenAt].join("."));
}

export function deleteProgressCookie(platform: Platform): Promise<string> {
  return progressCookie(platform, 0).serialize("");
}

export function hasProgressCookie(request: Request): boolean {
  return parse(request.headers.get("Cookie") ?? "").assessment !== undefined;
}

/** The unfinished assessment of this browser; null without one, when it is corrupt or older than 24 hours. */
export async function readProgressCookie(
  platform: Platform,
  request: Request,
  { assessment, layout }: Content,
  now = Date.now(),
): Promise<ProgressCookie | null> {
  const value: unknown = await progressCookie(platform, TTL_S).parse(request.headers.get("Cookie"));
  if (typeof value !== "string") return null;
  const [code = "", name, writtenAt = ""] = value.split(".");
  const answered = decodeAnswers(layout, code);
  const section = assessment.sections.find(({ id }) => id === name);
  const age = now / 1000 - Number.parseInt(writtenAt, 36);
  if (!answered || !section || !(age < TTL_S)) return null;
  return { ...answered, code, section };
}

// Not signed: a visitor may as well change the address, which holds the same.
function progressCookie({ origin }: Platform, maxAge: number) {
  const secure = origin.startsWith("https:");
  const path = ASSESSMENT_PATH;
  return createCookie("assessment", { httpOnly: true, sameSite: "lax", secure, path, maxAge });
}

/** Our own script never stores a longer text. */
const MAX_LENGTH = 4_000;

/** Parses progress that a browser stored and posts back; unknown questions and points are dropped. */
export function parsePostedProgress(
  { assessment, layout }: Content,
  text: string,
): Answered & { section: Section } {
  const stored = asRecord(text.length <= MAX_LENGTH ? parseJson(text) : null);
  const earned = asRecord(stored.answers);
  const answers: Record<string, Answer> = {};
  for (const { id, points } of layout.questions) {
    const answer = answerFor(earned[id], points);
    if (answer) answers[id] = answer;
  }
  const sections: readonly Section[] = assessment.sections;
  const section = sections[Number(stored.currentSection)] ?? assessment.sections[0];
  return { answers, context: readContext(stored.businessContext), section };
}

function readContext(stored: unknown): BusinessContext {
  const context = asRecord(stored);
  return Object.fromEntries(
    CONTEXT_FIELDS.flatMap((field) => {
      const value = context[field];
      return typeof value === "string" ? [[field, value]] : [];
    }),
  );
}

function asRecord(value: unknown): Record<string, unknown> {
  return typeof value === "object" && value !== null ? { ...value } : {};
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}

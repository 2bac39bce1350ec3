import { parse } from "cookie-es";
import { createCookie } from "react-router";
import * as z from "zod";
import type { Platform } from "~/platform.server";
import { decodeAnswers, questions, sections } from "./answer-code";
import { type Answer, answerFor } from "./answers";
import { ASSESSMENT_PATH } from "./paths";

/** In seconds, as long as browser storage keeps it (docs/rules.md). */
const TTL_S = 24 * 60 * 60;
const CLOCK_SKEW_S = 60;

export function serializeProgressCookie(platform: Platform, code: string, section: string) {
  const writtenAt = Math.floor(Date.now() / 1000).toString(36);
  return progressCookie(platform, TTL_S).serialize([code, section, writtenAt].join("."));
}

/** The `Set-Cookie` value that deletes the progress of a request; null if it has none. */
export async function expireProgressCookie(platform: Platform, request: Request) {
  const stored = parse(request.headers.get("Cookie") ?? "").assessment;
  return stored === undefined ? null : progressCookie(platform, 0).serialize("");
}

/** Null without unfinished progress, and when it is corrupt or older than 24 hours. */
export async function readProgressCookie(platform: Platform, request: Request) {
  const value: unknown = await progressCookie(platform, TTL_S).parse(request.headers.get("Cookie"));
  if (typeof value !== "string") return null;
  const [code = "", name, writtenAt = ""] = value.split(".");
  const answered = decodeAnswers(code);
  const section = sections.find(({ id }) => id === name);
  const age = Date.now() / 1000 - Number.parseInt(writtenAt, 36);
  if (!answered || !section || !(age > -CLOCK_SKEW_S && age < TTL_S)) return null;
  return { ...answered, section };
}

// Not signed: a visitor may as well change the address, which holds the same.
function progressCookie({ origin }: Platform, maxAge: number) {
  const secure = origin.startsWith("https:");
  const path = ASSESSMENT_PATH;
  return createCookie("assessment", { httpOnly: true, sameSite: "lax", secure, path, maxAge });
}

/** Our own script never stores a longer text. */
const MAX_LENGTH = 4_000;

const value = z.string().optional().catch(undefined);
const storedProgress = z.object({
  currentSection: z.number().catch(0),
  answers: z.record(z.string(), z.unknown()).catch({}),
  businessContext: z
    .object({ industry: value, businessSize: value, currentVideoUse: value })
    .catch({}),
});

/** Parses progress that a browser posts back; unknown questions and points are dropped. */
export function parsePostedProgress(text: string) {
  const stored = storedProgress.safeParse(parseJson(text)).data;
  const answers: Record<string, Answer> = {};
  for (const { id, points } of questions) {
    const answer = answerFor(stored?.answers[id], points);
    if (answer) answers[id] = answer;
  }
  const section = sections[stored?.currentSection ?? 0] ?? sections[0];
  return { answers, context: stored?.businessContext ?? {}, section };
}

function parseJson(text: string): unknown {
  try {
    return text.length <= MAX_LENGTH ? JSON.parse(text) : null;
  } catch {
    return null;
  }
}

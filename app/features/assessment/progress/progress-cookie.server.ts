import { parse } from "cookie-es";
import { createCookie } from "react-router";
import type { Assessment } from "#content/schema/assessment";
import type { Platform } from "~/env.server";
import { type Answered, decodeAnswers } from "~/features/assessment/answers/answer-code";
import type { Authored } from "~/features/assessment/authored.server";
import { ASSESSMENT_PATH } from "~/features/assessment/paths";

/** In seconds, as long as scripts keep it (docs/rules.md). */
const TTL_S = 24 * 60 * 60;

/** Where an assessment under way was left, as the cookie says it. */
export type ProgressCookie = Answered & { code: string; section: Assessment["sections"][number] };

/** The `Set-Cookie` value that remembers an assessment under way where no script does. */
export function writeProgressCookie(
  platform: Platform,
  code: string,
  section: string,
  now = Date.now(),
) {
  const minted = Math.floor(now / 1000).toString(36);
  return progressCookie(platform, TTL_S).serialize([code, section, minted].join("."));
}

export function forgetProgressCookie(platform: Platform): Promise<string> {
  return progressCookie(platform, 0).serialize("");
}

export function hasProgressCookie(request: Request): boolean {
  return parse(request.headers.get("Cookie") ?? "").assessment !== undefined;
}

/** The assessment that this browser left; null without one, when it is corrupt or older than 24 hours. */
export async function readProgressCookie(
  platform: Platform,
  request: Request,
  { assessment, outline }: Pick<Authored, "assessment" | "outline">,
  now = Date.now(),
): Promise<ProgressCookie | null> {
  const value: unknown = await progressCookie(platform, TTL_S).parse(request.headers.get("Cookie"));
  if (typeof value !== "string") return null;
  const [code = "", name, minted = ""] = value.split(".");
  const answered = decodeAnswers(outline, code);
  const section = assessment.sections.find(({ id }) => id === name);
  const age = now / 1000 - Number.parseInt(minted, 36);
  if (!answered || !section || !(age < TTL_S)) return null;
  return { ...answered, code, section };
}

// Not signed: what it says, a visitor may as well write into the address.
function progressCookie({ origin }: Platform, maxAge: number) {
  const secure = origin.startsWith("https:");
  const path = ASSESSMENT_PATH;
  return createCookie("assessment", { httpOnly: true, sameSite: "lax", secure, path, maxAge });
}

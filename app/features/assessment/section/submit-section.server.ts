import type { Platform } from "~/env.server";
import { encodeAnswers } from "~/features/assessment/answers/answer-code";
import type { Authored } from "~/features/assessment/authored.server";
import { firstOpenSection, unanswered } from "~/features/assessment/flow";
import { resultsPath, sectionPath } from "~/features/assessment/paths";
import {
  forgetProgressCookie,
  hasProgressCookie,
  writeProgressCookie,
} from "~/features/assessment/progress/progress-cookie.server";
import type { OpenSection } from "./open-section.server";
import { readSectionForm } from "./section-form.server";

/** Where a posted section leads, and the `Set-Cookie` value that goes with it. */
type SectionMove = { location: string; cookie: string | null };

/** Answers every post, a refused one too (`check`), by a redirect: reload and Back then send nothing again. */
export async function submitSection(
  platform: Platform,
  { assessment, outline }: Pick<Authored, "assessment" | "outline">,
  { index, section, context, ...earlier }: OpenSection,
  request: Request,
): Promise<SectionMove> {
  const posted = await readSectionForm(request, section);
  const answers = { ...earlier.answers, ...posted.answers };
  const code = encodeAnswers(outline, { answers, context });
  const isRefused = !posted.back && unanswered(section, answers).length > 0;
  const next = isRefused ? section : assessment.sections[index + (posted.back ? -1 : 1)];
  const destination = next ?? (posted.back ? section : firstOpenSection(assessment, answers));
  if (!destination) {
    const cookie = hasProgressCookie(request) ? await forgetProgressCookie(platform) : null;
    return { location: resultsPath(code), cookie };
  }
  return {
    location: sectionPath(destination.id, code) + (isRefused ? "&check" : ""),
    cookie: await nextProgressCookie(platform, request, posted.storesItself, [
      code,
      destination.id,
    ]),
  };
}

async function nextProgressCookie(
  platform: Platform,
  request: Request,
  storesItself: boolean,
  progress: [code: string, section: string],
): Promise<string | null> {
  if (!storesItself) return writeProgressCookie(platform, ...progress);
  return hasProgressCookie(request) ? forgetProgressCookie(platform) : null;
}

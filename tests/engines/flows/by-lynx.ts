import { assessment } from "../../../content/assessment/questions.ts";
import { qualified } from "../../e2e/support/inquiry-answers.ts";
import {
  follow,
  type Keys,
  next,
  press,
  seek,
  tab,
  type,
  walkWithLynx,
  write,
} from "../lynx-walk.ts";

type Person = Record<"firstName" | "lastName" | "email" | "company", string>;

// Buttons show their values, and words lead to what stands first in their line. In a field every key writes.

/** From the home page to the thank-you page. */
export function walkWizardByLynx(origin: string, { firstName, lastName, email, company }: Person) {
  const pauses = ["businessProfile", "videoUseCase", "contentVolume", "timeline"];
  const answers = Object.entries(qualified).flatMap(([question, value]) => [
    ...follow(`(${value})`),
    ...(pauses.includes(question) ? follow("Continue") : []),
  ]);
  return walkWithLynx(origin, [
    ...follow("Get Started Today"),
    ...answers,
    ...follow("View Service Options"),
    ...follow("(coaching)"),
    ...follow("(coaching)"),
    ...seek("First name"),
    ...[firstName, lastName, email].flatMap(write),
    ...next(1),
    ...write(company),
    ...chooseSecond,
    ...type("Nobody watches our film."),
    ...tab(2),
    ...press,
    ...follow("Send Inquiry"),
  ]);
}

/** Every question answered with "partially", and the call booked that the results offer. */
export function takeAssessmentByLynx(origin: string, email: string) {
  const sections = assessment.sections.flatMap(({ questions }) => [
    ...seek(String(questions[0]?.text).slice(0, 40)),
    ...questions.flatMap(() => [...next(1), ...press, ...next(2)]),
    ...follow("(previous)"),
  ]);
  return walkWithLynx(`${origin}/assessments/video-readiness`, [
    ...follow("Start the assessment"),
    ...sections,
    ...follow("Book a strategy call"),
    ...seek("Full name"),
    ...["Ada Quill", email].flatMap(write),
    ...next(2),
    ...press,
  ]);
}

/** Of a list that drops down: opened, one further, taken. */
const chooseSecond: Keys = [...press, ...next(1), ...press, ...next(1)];

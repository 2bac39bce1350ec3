import { type Browser, readHidden } from "../browser.ts";
import type { LastStep, Visit } from "./last-step.ts";

const FIRST_SECTION = "/assessments/video-readiness/strategic-foundation";

/** Takes the assessment once; whoever books then does so from the link to its results. */
export async function takeAssessment(browser: Browser): Promise<Visit> {
  let path = FIRST_SECTION;
  while (!path.includes("/results/")) {
    const { text } = await browser.open(path);
    const questions = [...text.matchAll(/name="([a-z-]+)"[^>]* value="partially"/g)];
    if (questions.length === 0) throw new Error(`${path} asks no questions.`);
    const answers = Object.fromEntries(questions.map(([, id]) => [id, "partially"]));
    path = (await browser.post(path, answers)).location;
  }
  return (visitor, email) => openBooking(visitor, email, `${path}/book`);
}

async function openBooking(browser: Browser, email: string, path: string): Promise<LastStep> {
  const page = await browser.open(path);
  const step: LastStep = {
    path,
    form: { fullName: "Ada Quill", email, company: "", token: readHidden(page, "token") },
    // Browsers keep the form as it was: a booking has no page behind it to come back from.
    back: async () => step,
  };
  return step;
}

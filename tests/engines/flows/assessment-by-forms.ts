import { assessment } from "../../../content/assessment/questions.ts";
import { sendForm } from "../plain-forms.ts";
import type { TextBrowser } from "../text-browsers.ts";

/** Sends each section's form, then the one that books the call which the results offer. */
export async function takeAssessmentByForms(browser: TextBrowser, origin: string, email: string) {
  const [first = ""] = assessment.sections.map(({ id }) => id);
  let url = `${origin}/assessments/video-readiness/${first}`;
  let html = await browser.get(url);
  for (const { questions } of assessment.sections) {
    const answers = Object.fromEntries(questions.map(({ id }) => [id, "partially"]));
    html = await sendForm(browser, { url, html }, String(questions[0]?.id), answers);
  }
  url = origin + (/href="([^"]*\/book)"/.exec(html)?.[1] ?? "");
  const page = { url, html: await browser.get(url) };
  return sendForm(browser, page, "fullName", { fullName: "Ada Quill", email });
}

import { assessment } from "../../../content/assessment/questions.ts";
import { newEmail } from "../../e2e/support/assessment-booking.ts";
import { schedulerClient } from "../../stand-ins/client.ts";
import { answer, button, link, named } from "../targets.ts";
import { until } from "../until.ts";
import type { Visitor } from "../visitor.ts";

/** Answers every question with "partially", and books the call that the results offer. */
export async function takeAssessment(visitor: Visitor) {
  const email = newEmail();
  await visitor.open("/assessments/video-readiness");
  await visitor.click(button("Start the assessment"));
  for (const [i, { questions }] of assessment.sections.entries()) {
    await visitor.see(`Section ${i + 1} of 4`);
    for (const { id } of questions) await visitor.click(answer(id, "partially"));
    await visitor.click(button(i === 3 ? "View Results" : "Next"));
  }
  await visitor.arrive(/\/results\/[0-9a-z]{16}$/);
  await visitor.click(link("Book a strategy call"));
  await visitor.arrive(/\/book$/);
  await visitor.type(named("fullName"), "Ada Quill");
  await visitor.type(named("email"), email);
  await visitor.click(button("Book a strategy call"));
  const { hits } = schedulerClient(String(process.env.SCHEDULER_URL));
  const isThere = async () => (await hits(encodeURIComponent(email))).length > 0;
  await until("the scheduler is opened for the visitor", isThere, visitor.text);
}

import { newPerson, qualified, wordsOf } from "../../e2e/support/inquiry-answers.ts";
import { formServiceClient } from "../../stand-ins/client.ts";
import { button, link, named, onwards, type Target } from "../targets.ts";
import { until } from "../until.ts";
import type { Visitor } from "../visitor.ts";

const QUESTIONS = Object.keys(qualified) as (keyof typeof qualified &
  Parameters<typeof wordsOf>[0])[];

/** Walks the guided inquiry from the home page until the form service has it. */
export async function walkWizard(visitor: Visitor, choose = visitor.click) {
  const person = newPerson();
  await visitor.open("/");
  await choose(link("Get Started Today"));
  for (const [i, question] of QUESTIONS.entries()) {
    await visitor.see(`Step ${i + 1} of 12`);
    await choose(button(wordsOf(question, qualified[question])));
    await goOn(visitor, i + 2);
  }
  await choose(link("View Service Options"));
  await visitor.see("Step 7 of 12");
  await choose(button("Group Coaching"));
  await visitor.see("Step 8 of 12");
  await choose(button("Most Popular"));
  await visitor.see("Step 9 of 12");
  for (const name of ["firstName", "lastName", "email", "company", "challenge"] as const) {
    await visitor.type(named(name), person[name]);
  }
  await visitor.choose(named("budget"), person.budget);
  await choose(button("Continue"));
  await visitor.see("Step 10 of 12");
  await choose(button("Send Inquiry"));
  await visitor.see("What Happens Next?");
  const posts = () => formServiceClient(String(process.env.FORM_SERVICE_URL)).posts(person.email);
  const hasPost = async () => (await posts()).some(({ accepted }) => accepted);
  await until("the form service has the inquiry", hasPost, visitor.text);
}

/** Some answers are explained first: scripts go on after a pause, without them a link does. */
async function goOn(visitor: Visitor, step: number) {
  const onward: Target = onwards("Continue");
  const arrived = async () => (await visitor.text()).includes(`Step ${step} of 12`);
  await visitor.holds(
    `document.body.innerText.includes("Step ${step} of 12") || [...document.querySelectorAll("dialog a")].some((a) => a.textContent.trim() === "Continue")`,
  );
  // The pause may end between the look and the click.
  const click = async () => (await arrived()) || visitor.click(onward);
  await click().catch(async (failure) => {
    if (!(await arrived())) throw failure;
  });
  await visitor.see(`Step ${step} of 12`);
}

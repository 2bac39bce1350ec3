import { newPerson, qualified, wordsOf } from "../../e2e/support/inquiry-answers.ts";
import { formServiceClient } from "../../stand-ins/client.ts";
import { button, link, named } from "../targets.ts";
import { until } from "../until.ts";
import type { Visitor } from "../visitor.ts";

const QUESTIONS = Object.keys(qualified) as (keyof typeof qualified &
  Parameters<typeof wordsOf>[0])[];

/** Walks the guided inquiry from the home page until the form service has it. */
export async function walkWizard(visitor: Visitor, choose = visitor.click, goOn = hurryOn) {
  const person = newPerson();
  await visitor.open("/");
  await choose(link("Get Started Today"));
  for (const [i, question] of QUESTIONS.entries()) {
    await reach(visitor, i + 1);
    await choose(button(wordsOf(question, qualified[question])));
    await goOn(visitor, i + 2);
  }
  // The scores come a moment after their screen, and move what stands below them.
  await visitor.see("Readiness score");
  await reach(visitor, 6);
  await choose(link("View Service Options"));
  await reach(visitor, 7);
  await choose(button("Group Coaching"));
  await reach(visitor, 8);
  await choose(button("Camera-Ready Brand Coaching"));
  await reach(visitor, 9);
  for (const name of ["firstName", "lastName", "email", "company", "challenge"] as const) {
    await visitor.type(named(name), person[name]);
  }
  await visitor.choose(named("budget"), person.budget);
  await choose(button("Continue"));
  await reach(visitor, 10);
  await choose(button("Send Inquiry"));
  await visitor.see("What Happens Next?");
  const posts = () => formServiceClient(String(process.env.FORM_SERVICE_URL)).posts(person.email);
  const hasPost = async () => (await posts()).some(({ accepted }) => accepted);
  await until("the form service has the inquiry", hasPost, visitor.text);
}

/** A screen is there once its heading has the focus: nothing scrolls it any more. */
async function reach(visitor: Visitor, step: number) {
  await visitor.see(`Step ${step} of 12`);
  await visitor.holds("document.activeElement?.id === 'screen-heading'");
}

/** Some answers are explained first: ends their pause, or takes the link that stands there without scripts. */
async function hurryOn(visitor: Visitor, step: number) {
  const { hasScripts } = visitor.engine;
  const way = await visitor.holds(`(${findWayOn})("Step ${step} of 12", ${hasScripts})`);
  if (way === "link" && !hasScripts) await visitor.click(link("Continue"));
}

/** Runs in the page, which is why it stands alone. */
function findWayOn(next: string, hasScripts: boolean): "here" | "link" | false {
  const dialog = document.querySelector("dialog[open]") as HTMLElement;
  if (dialog.textContent.includes(next)) return "here";
  const way = [...dialog.querySelectorAll<HTMLElement>("a, #continue-now")].find((it) =>
    it.textContent.startsWith("Continue"),
  );
  if (hasScripts) way?.click();
  return way ? "link" : false;
}

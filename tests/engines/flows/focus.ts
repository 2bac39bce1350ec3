import { assessment } from "../../../content/assessment/questions.ts";
import { intro, resume, section } from "../../../content/assessment/screens.ts";
import { screens } from "../../../content/inquiry/screens.ts";
import { ASSESSMENT, PROGRESS_KEY } from "../../e2e/support/assessment-visitor.ts";
import { chosen, stepUrl } from "../../e2e/support/inquiry-answers.ts";
import { answer, button, named } from "../targets.ts";
import type { Visitor } from "../visitor.ts";

const [FIRST] = assessment.sections;

/** After a reload, and from the start, Continue takes its question away and leads focus to the heading. */
export async function resumeAssessment(visitor: Visitor) {
  await startAssessment(visitor);
  await visitor.click(answer(String(FIRST.questions[0]?.id), "partially"));
  await visitor.holds(`localStorage.getItem(${JSON.stringify(PROGRESS_KEY)})`);
  for (const comeBack of [
    async () => void (await visitor.ask("location.reload()")),
    () => visitor.open(ASSESSMENT),
  ]) {
    await comeBack();
    await visitor.see(resume.heading);
    await visitor.click(button(resume.continueButton));
    await visitor.see(section.openQuestions(FIRST.questions.length - 1));
    await visitor.holds(
      '!document.querySelector("#resume-title") && document.activeElement.id === "screen-heading"',
    );
  }
}

/** While answers are missing, what stands beside Next says how many, as a status and as its description. */
export async function seeWhatNextWaitsFor(visitor: Visitor) {
  await startAssessment(visitor);
  await visitor.find({ css: "#open[role=status]" });
  await visitor.holds(
    `[...document.querySelectorAll("[aria-describedby=open]")].some((it) => it.textContent === ${JSON.stringify(section.nextButton)})`,
  );
}

/** Escape asks, on the question goes on, and a third one asks again, over the wizard. */
export async function escapeThrice(visitor: Visitor) {
  await visitor.open(stepUrl("details", chosen));
  await visitor.holds("document.querySelector('dialog').matches(':modal[closedby]')");
  await visitor.type(named("company"), "Quill");
  for (const isAsked of [true, false, true]) {
    await visitor.press("Escape");
    await visitor.holds(`Boolean(document.querySelector(${QUESTION})) === ${isAsked}`);
    await visitor.holds(
      `document.activeElement.closest("dialog") === document.querySelector(${isAsked ? QUESTION : '"dialog"'})`,
    );
  }
  await visitor.click(button(screens.leaveQuestion.stayButton));
  await visitor.holds(
    `!document.querySelector(${QUESTION}) && document.querySelector("dialog:modal #company").value === "Quill"`,
  );
}

const QUESTION = '"dialog:modal dialog:modal[aria-labelledby=leave-title]"';

async function startAssessment(visitor: Visitor) {
  await visitor.open(ASSESSMENT);
  await visitor.click(button(intro.startButton));
  await visitor.see(section.openQuestions(FIRST.questions.length));
}

import { site } from "#content/site";
import * as words from "#content/words/lead-form";
import { FormRefusal } from "~/ui/form-refusal";
import { Notice } from "~/ui/notice";
import { ReachUs } from "~/ui/reach-us";
import type { LeadFormFailure } from "./receive-form.server";

/** Why a form was not taken, beyond its fields; everything typed is still there. */
export function FormProblem({
  problem,
  answer,
}: {
  problem: LeadFormFailure["problem"];
  answer: LeadFormFailure;
}) {
  if (problem === "invalid") return null;
  if (problem === "expired" || problem === "limited") {
    return <FormRefusal problem={problem} again={words.sendItOnceMore} answer={answer} />;
  }
  return (
    <Notice tone="failure" answer={answer} title={words.yourMessageIsNot}>
      {words.somethingIsWrongOn} <ReachUs {...site} />.
    </Notice>
  );
}

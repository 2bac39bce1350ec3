import { site } from "#content/site";
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
    return <FormRefusal problem={problem} again="send it once more" answer={answer} />;
  }
  return (
    <Notice tone="failure" answer={answer} title="Your message is not stored yet">
      Something is wrong on our side. Send it once more, or <ReachUs {...site} />.
    </Notice>
  );
}

import { site } from "#content/site";
import { Notice } from "~/ui/notice";
import type { LeadFormFailure } from "./submit-lead-form.server";

/** Why a form was not taken, beyond its fields; everything typed is still there. */
export function FormProblem({ problem }: { problem: LeadFormFailure["problem"] }) {
  if (problem === "invalid") return null;
  if (problem === "expired") {
    return (
      <Notice tone="caution" title="This form had been open for a long time">
        Everything you typed is still here. Check it and send it once more.
      </Notice>
    );
  }
  if (problem === "limited") {
    return (
      <Notice tone="caution" title="A little too fast">
        Several messages came from your connection. Wait a minute and send it again: everything you
        typed is still here.
      </Notice>
    );
  }
  return (
    <Notice tone="failure" title="Your message is not stored yet">
      Something is wrong on our side. Send it once more, or write to{" "}
      <a href={`mailto:${site.email}`} className="underline underline-offset-4">
        {site.email}
      </a>{" "}
      or call {site.phone.display}.
    </Notice>
  );
}

import { Form, Link } from "react-router";
import type { AssessmentCopy } from "#content/schema/assessment";
import * as words from "#content/words/assessment";
import { CONTEXT_FIELDS } from "~/features/assessment/answers/outline";
import { Button, buttonLook } from "~/ui/button";
import { SelectField } from "~/ui/field";

export function StartPanel({
  business,
  start,
}: {
  business: AssessmentCopy["context"];
  start: string;
}) {
  return (
    <section
      aria-labelledby="business-title"
      className="border bg-ink-panel p-6 self-start border-ink-line sm:p-8"
    >
      <h2 id="business-title" className="font-display text-card">
        {business.heading}
      </h2>
      <p className="mt-2 text-small text-mist-soft">{business.lede}</p>
      <Form method="get" action={start} className="mt-6 grid gap-5">
        {CONTEXT_FIELDS.map((field) => (
          <SelectField
            key={field}
            name={field}
            label={business.fields[field].label}
            optional
            prompt={words.preferNotToSay}
            options={business.fields[field].choices}
          />
        ))}
        <Button className="mt-2 w-full">{words.startTheAssessment}</Button>
      </Form>
      <p className="mt-3 text-center">
        <Link to={start} className={buttonLook({ kind: "quiet" })}>
          {business.skip}
        </Link>
      </p>
    </section>
  );
}

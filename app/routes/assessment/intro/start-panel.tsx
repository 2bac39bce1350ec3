import { Form, Link } from "react-router";
import type { AssessmentCopy } from "#content/schema/assessment";
import * as words from "#content/words/assessment";
import { CONTEXT_FIELDS } from "~/features/assessment/answers/outline";
import { Button, buttonLook } from "~/ui/button";
import { control, FieldLayout, Options } from "~/ui/field";

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
      className="self-start border border-ink-line bg-ink-panel p-6 sm:p-8"
    >
      <h2 id="business-title" className="font-display text-card">
        {business.heading}
      </h2>
      <p className="mt-2 text-small text-mist-soft">{business.lede}</p>
      <Form method="get" action={start} className="mt-6 grid gap-5">
        {CONTEXT_FIELDS.map((name) => (
          <FieldLayout key={name} field={{ name }} label={business.fields[name].label} optional>
            <select id={name} name={name} className={control}>
              <Options prompt={words.preferNotToSay} options={business.fields[name].choices} />
            </select>
          </FieldLayout>
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

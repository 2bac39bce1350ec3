import { contentEditor } from "#content/studio/content-editor.yaml";
import { fill } from "~/content/format";
import type { FormChange } from "~/features/editor/changes";
import { Button } from "~/ui/button";

const { form: texts } = contentEditor;

/** Before a save: each difference, old beside new. */
export function Changes({ changes }: { changes: FormChange[] }) {
  return (
    <section
      tabIndex={-1}
      // biome-ignore lint/a11y/noAutofocus: what was asked for, and the button to go on
      autoFocus
      aria-labelledby="changes"
      className="mb-8 border border-rain bg-ink-raised px-5 py-4"
    >
      <h2 id="changes" className="font-semibold">
        {texts.changesHeading}
      </h2>
      <ul className="ruled-3 mt-2">
        {changes.map(({ kind, where, before, after }) => (
          <li key={`${kind} ${where.join(" ")} ${before} ${after}`}>
            <p className="text-small text-mist-muted">
              <bdi>{fill(texts.change[kind], { where: where.join(" › ") })}</bdi>
            </p>
            <dl className="grid gap-x-6 sm:rows-of-2">
              {before !== undefined && <Version label={texts.before} text={before} />}
              {after !== undefined && <Version label={texts.after} text={after} />}
            </dl>
          </li>
        ))}
      </ul>
      <p className="mt-4">
        <Button name="intent" value="save" wide>
          {texts.saveButton}
        </Button>
      </p>
    </section>
  );
}

function Version({ label, text }: { label: string; text: string }) {
  return (
    <div className="min-w-0">
      <dt className="text-small text-mist-muted">{label}</dt>
      <dd className="wrap-anywhere whitespace-pre-wrap">
        <bdi>{text || texts.nothing}</bdi>
      </dd>
    </div>
  );
}

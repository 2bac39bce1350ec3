import { home } from "#content/home";
import * as words from "#content/words/home";
import { Eyebrow } from "~/ui/eyebrow";

export function Process() {
  return (
    <section
      aria-labelledby="process-title"
      className="grid w-full gap-12 px-gutter pt-28 lg:grid-cols-2 lg:gap-20"
    >
      <div className="self-start lg:sticky lg:top-30">
        <Eyebrow>{words.production}</Eyebrow>
        <h2 id="process-title" className="font-display text-step-9">
          {words.fromFirstCallTo}
        </h2>
      </div>
      <ol className="numbered self-end *:border-t *:border-ink-rule *:py-6">
        {home.process.map(({ title, body }) => (
          <li key={title} className="last:border-b">
            <div>
              <h3 className="font-display text-card">{title}</h3>
              <p className="mt-2 text-mist-soft">{body}</p>
            </div>
          </li>
        ))}
      </ol>
    </section>
  );
}

import { contentEditor } from "#content/studio/content-editor.yaml";
import type { Fact } from "~/features/editor/form/fields";

const { form: texts } = contentEditor;

export function Components({ examples }: { examples: string[] }) {
  if (examples.length === 0) return null;
  return (
    <details id="components" className="mt-10 max-w-3xl border-t border-ink-rule pt-4">
      <summary className="min-h-11 cursor-pointer font-semibold">{texts.componentsHeading}</summary>
      <p className="mt-1 text-mist-soft">{texts.componentsText}</p>
      {examples.map((example) => (
        <pre key={example} className="mt-4 text-small wrap-anywhere whitespace-pre-wrap select-all">
          {example}
        </pre>
      ))}
    </details>
  );
}

export function PageLinks({ links }: { links: Fact[] }) {
  return (
    <details id="page-links" className="mt-10 max-w-3xl border-t border-ink-rule pt-4">
      <summary className="min-h-11 cursor-pointer font-semibold">{texts.linksHeading}</summary>
      <p className="mt-1 text-mist-soft">{texts.linksText}</p>
      {links.map(({ name }) => (
        <p key={name} className="mt-2 text-small wrap-anywhere select-all">
          {name}
        </p>
      ))}
    </details>
  );
}

export function Insertions({ facts }: { facts: Fact[] }) {
  return (
    <details id="insertions" className="mt-10 max-w-3xl border-t border-ink-rule pt-4">
      <summary className="min-h-11 cursor-pointer font-semibold">{texts.insertionsHeading}</summary>
      <p className="mt-1 text-mist-soft">{texts.insertionsText}</p>
      <dl className="mt-4 grid gap-y-2 text-small">
        {facts.map(({ name, text }) => (
          <div key={name} className="flex flex-wrap gap-x-4">
            <dt className="font-mono wrap-anywhere select-all">{`{${name}}`}</dt>
            <dd className="min-w-0 text-mist-muted">{text}</dd>
          </div>
        ))}
      </dl>
    </details>
  );
}

import { contentEditor } from "#content/studio/content-editor.yaml";
import { fill } from "~/content/format";
import type { Progress } from "~/features/editor/translation-list.server";
import { textLinkClass } from "~/ui/button";

const { translation: texts } = contentEditor;

/** On the list of all content: the languages, and how much of the site each has. */
export function TranslationLinks({ languages }: { languages: Progress[] }) {
  if (languages.length === 0) return null;
  return (
    <section className="mt-8">
      <h2 className="font-display text-card">{texts.heading}</h2>
      <ul className="ruled-2 mt-3 max-w-3xl">
        {languages.map(({ language, title, done, pages }) => (
          <li key={language}>
            <a href={`/studio/content/translation/${language}`} className={textLinkClass}>
              {fill(texts.progress, { language: title, done, pages })}
            </a>
          </li>
        ))}
      </ul>
    </section>
  );
}

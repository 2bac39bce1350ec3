import { contentEditor } from "#content/studio/content-editor.yaml";
import { fill } from "~/content/format";
import type {
  FileState,
  Leaving,
  Progress,
} from "~/features/editor/translation/translation-list.server";
import { textLinkClass } from "~/ui/button";

const { translation: texts } = contentEditor;

export function TranslationLinks({
  languages,
  leaving,
}: {
  languages: Progress[];
  leaving: Leaving[];
}) {
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
      <LeavingLinks leaving={leaving} />
    </section>
  );
}

/** The same in a line each, where it is no news. */
export function LeavingLinks({ leaving }: { leaving: Leaving[] }) {
  return leaving.map(({ sentence, href }) => (
    <p key={href} className="mt-3 text-small">
      <a href={href} className={textLinkClass}>
        {sentence}
      </a>
    </p>
  ));
}

/** Pages that other languages lose by a change, and what they lack; without links, which would leave what is not saved. */
export function LeavingPages({ leaving }: { leaving: Leaving[] }) {
  return leaving.map(({ sentence, pages, files, href }) => (
    <div key={href} className="mt-4 border-s-4 border-tungsten ps-4">
      <p>{sentence}</p>
      <p className="text-small text-mist-muted">{pages.join(" · ")}</p>
      <ul className="text-small">
        {files.map((file) => (
          <li key={file.href}>{describeState(file)}</li>
        ))}
      </ul>
    </div>
  ));
}

const SHOWN = ["missing", "wrong", "outdated", "unchanged"] as const;

export function FileLinks({ files }: { files: FileState[] }) {
  return (
    <ul className="flex flex-wrap gap-x-6">
      {files.map((file) => (
        <li key={file.href}>
          <FileLink {...file} />
        </li>
      ))}
    </ul>
  );
}

export function FileLink(file: FileState) {
  return (
    <a href={file.href} className={textLinkClass}>
      {describeState(file)}
    </a>
  );
}

function describeState({ title, counts }: FileState): string {
  const said = SHOWN.flatMap((state) => {
    const count = counts[state] ?? 0;
    return count > 0 ? fill(texts[state], { count }) : [];
  });
  return [title, ...said].join(", ");
}

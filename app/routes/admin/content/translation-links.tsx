import { contentEditor } from "#content/studio/content-editor.yaml";
import { fill } from "~/content/format";
import type {
  FileState,
  Leaving,
  Progress,
} from "~/features/editor/translation/translation-list.server";
import { Alert } from "~/ui/alert";
import { TextLink } from "~/ui/button";
import { Note, Row, Rows, Section } from "../page-parts";

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
    <Section id="languages" heading={texts.heading}>
      <Rows>
        {languages.map(({ language, title, done, pages }) => (
          <li key={language}>
            <TextLink
              href={`/studio/content/translation/${language}`}
              label={fill(texts.progress, { language: title, done, pages })}
            />
          </li>
        ))}
      </Rows>
      <LeavingLinks leaving={leaving} />
    </Section>
  );
}

/** The same in a line each, where it is no news. */
export function LeavingLinks({ leaving }: { leaving: Leaving[] }) {
  return leaving.map(({ sentence, href }) => (
    <p key={href}>
      <TextLink href={href} label={sentence} />
    </p>
  ));
}

/** Pages that other languages lose by a change, and what they lack; without links, which would leave what is not saved. */
export function LeavingPages({ leaving }: { leaving: Leaving[] }) {
  return leaving.map(({ sentence, pages, files, href }) => (
    <Alert key={href} tone="caution" title={sentence}>
      <Note>{pages.join(" · ")}</Note>
      <ul className="text-small">
        {files.map((file) => (
          <li key={file.href}>{describeState(file)}</li>
        ))}
      </ul>
    </Alert>
  ));
}

const SHOWN = ["missing", "wrong", "outdated", "unchanged"] as const;

export function FileLinks({ files }: { files: FileState[] }) {
  return (
    <Row>
      {files.map((file) => (
        <FileLink key={file.href} {...file} />
      ))}
    </Row>
  );
}

export function FileLink(file: FileState) {
  return <TextLink href={file.href} label={describeState(file)} />;
}

function describeState({ title, counts }: FileState): string {
  const said = SHOWN.flatMap((state) => {
    const count = counts[state] ?? 0;
    return count > 0 ? fill(texts[state], { count }) : [];
  });
  return [title, ...said].join(", ");
}

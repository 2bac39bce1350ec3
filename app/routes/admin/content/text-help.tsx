import { contentEditor } from "#content/studio/content-editor.yaml";
import type { Fact } from "~/features/editor/form/fields";
import { Disclosure } from "~/ui/disclosure";
import { CopyText, Note, Row, Rows } from "../page-parts";

const { form: texts } = contentEditor;

export function Components({ examples }: { examples: string[] }) {
  if (examples.length === 0) return null;
  return (
    <TextsToCopy
      id="components"
      heading={texts.componentsHeading}
      note={texts.componentsText}
      list={examples}
    />
  );
}

export function PageLinks({ links }: { links: Fact[] }) {
  return (
    <TextsToCopy
      id="page-links"
      heading={texts.linksHeading}
      note={texts.linksText}
      list={links.map(({ name }) => name)}
    />
  );
}

type TextsToCopyProps = { id: string; heading: string; note: string; list: string[] };

function TextsToCopy({ id, heading, note, list }: TextsToCopyProps) {
  return (
    <Disclosure id={id} level="h2" summary={heading}>
      <Note>{note}</Note>
      <Rows>
        {list.map((text) => (
          <li key={text}>
            <CopyText>{text}</CopyText>
          </li>
        ))}
      </Rows>
    </Disclosure>
  );
}

export function Insertions({ facts }: { facts: Fact[] }) {
  return (
    <Disclosure id="insertions" level="h2" summary={texts.insertionsHeading}>
      <Note>{texts.insertionsText}</Note>
      <Rows>
        {facts.map(({ name, text }) => (
          <li key={name}>
            <Row>
              <CopyText>{`{${name}}`}</CopyText>
              <Note>{text}</Note>
            </Row>
          </li>
        ))}
      </Rows>
    </Disclosure>
  );
}

import { contentEditor } from "#content/studio/content-editor.yaml";
import type { Fact } from "~/features/editor/form/fields";
import { Disclosure } from "~/ui/disclosure";
import { CopyText, Note, Row, Rows } from "../page-parts";

const { form: texts } = contentEditor;

export function Components({ examples }: { examples: string[] }) {
  if (examples.length === 0) return null;
  return (
    <Disclosure id="components" level="h2" summary={texts.componentsHeading}>
      <Note>{texts.componentsText}</Note>
      <Rows>
        {examples.map((example) => (
          <li key={example}>
            <CopyText>{example}</CopyText>
          </li>
        ))}
      </Rows>
    </Disclosure>
  );
}

export function PageLinks({ links }: { links: Fact[] }) {
  return (
    <Disclosure id="page-links" level="h2" summary={texts.linksHeading}>
      <Note>{texts.linksText}</Note>
      <Rows>
        {links.map(({ name }) => (
          <li key={name}>
            <CopyText>{name}</CopyText>
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

import { contentEditor } from "#content/studio/content-editor.yaml";
import { fill } from "~/content/format";
import type { Group } from "~/features/editor/files/list-files.server";
import { TextLink } from "~/ui/button";
import { Disclosure } from "~/ui/disclosure";
import { Note, Row, Rows } from "../page-parts";

type Props = { group: Group; isOpen: boolean; isSetUp: boolean };

/** Closed but for the first one: a phone shows all groups at once. */
export function FileGroup({ group: { heading, entries, newIn }, isOpen, isSetUp }: Props) {
  const { newLink } = contentEditor.entries;
  return (
    <Disclosure level="h2" summary={heading} isOpen={isOpen}>
      {newIn && isSetUp && (
        <TextLink
          href={`/studio/content/new/${newIn}`}
          aria-label={fill(contentEditor.form.ofButton, { action: newLink, entry: heading })}
          label={newLink}
        />
      )}
      <Rows>
        {entries.map(({ label, files }) => (
          <li key={`${label} ${files[0]?.name}`}>
            {files.length > 1 && <Note>{label}</Note>}
            <Row>
              {files.map((file) => (
                <FileLink key={file.name} {...file} isOpen={isSetUp} />
              ))}
            </Row>
          </li>
        ))}
      </Rows>
    </Disclosure>
  );
}

type FileLinkProps = { name: string; title: string; isNotBuilt?: boolean; isOpen: boolean };

function FileLink({ name, title, isNotBuilt, isOpen }: FileLinkProps) {
  if (!isOpen) return title;
  return (
    <span>
      <TextLink href={`/studio/content/${name}`} label={title} />
      {isNotBuilt && ` (${contentEditor.list.notBuilt})`}
    </span>
  );
}

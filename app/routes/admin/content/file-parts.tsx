import { contentEditor } from "#content/studio/content-editor.yaml";
import { fill } from "~/content/format";
import type { PartLink } from "~/features/editor/form/parts";
import { TextLink } from "~/ui/button";
import { Rows } from "../page-parts";

/** The parts of a large file, each of which has a form of its own. */
export function FileParts({ name, parts }: { name: string; parts: PartLink[] }) {
  const { wholeList } = contentEditor.form;
  const address = (part: string) => `/studio/content/${name}?part=${encodeURIComponent(part)}`;
  return (
    <Rows>
      {parts.map(({ part, label, entries }) => (
        <li key={part}>
          <TextLink
            href={address(part)}
            label={entries.length > 0 ? fill(wholeList, { label, count: entries.length }) : label}
          />
          {entries.length > 0 && (
            <ul className="ps-5">
              {entries.map((entry) => (
                <li key={entry.part}>
                  <TextLink href={address(entry.part)}>
                    <bdi>{entry.label}</bdi>
                  </TextLink>
                </li>
              ))}
            </ul>
          )}
        </li>
      ))}
    </Rows>
  );
}

import { contentEditor } from "#content/studio/content-editor.yaml";
import { fill } from "~/content/format";
import type { FormChange } from "~/features/editor/changes/changes";
import { markWords, type Piece } from "~/features/editor/changes/word-changes";
import type { Leaving } from "~/features/editor/translation/translation-list.server";
import { Button, TextLink } from "~/ui/button";
import { Note, Rows } from "../page-parts";
import { LeavingPages } from "./translation-links";

const { form: texts } = contentEditor;

type Props = { changes: FormChange[]; leaving: Leaving[] };

/** Before a save: each difference, old beside new. */
export function Changes({ changes, leaving }: Props) {
  return (
    <section
      tabIndex={-1}
      // biome-ignore lint/a11y/noAutofocus: what was asked for, and the button to go on
      autoFocus
      aria-labelledby="changes"
      className="note-box grid gap-3"
    >
      <h2 id="changes" className="text-card">
        {texts.changesHeading}
      </h2>
      <ChangeList changes={changes} isOnForm />
      <LeavingPages leaving={leaving} />
      <p>
        <Button name="intent" value="save" wide>
          {texts.saveButton}
        </Button>
      </p>
    </section>
  );
}

/** `isOnForm`: each leads to its field. */
export function ChangeList({ changes, isOnForm }: { changes: FormChange[]; isOnForm?: boolean }) {
  return (
    <Rows>
      {changes.map(({ kind, name, where, before, after }) => (
        <li key={`${kind} ${where.join(" ")} ${before} ${after}`}>
          <ChangedField
            href={isOnForm && name ? `#${encodeURI(name)}` : undefined}
            text={fill(texts.change[kind], { where: where.join(" › ") })}
          />
          <Versions before={before} after={after} />
        </li>
      ))}
    </Rows>
  );
}

function ChangedField({ href, text }: { href: string | undefined; text: string }) {
  const words = <bdi>{text}</bdi>;
  if (!href) return <Note>{words}</Note>;
  return (
    <TextLink href={href} className="text-small">
      {words}
    </TextLink>
  );
}

/** Of two versions, the words that differ are marked. */
function Versions({ before, after }: Pick<FormChange, "before" | "after">) {
  const marked = before && after ? markWords(before, after) : null;
  const whole = (text: string) => [{ text, isChanged: false }];
  return (
    <dl className="grid gap-x-6 sm:rows-of-2">
      {before !== undefined && (
        <Version label={texts.before} pieces={marked?.before ?? whole(before)} mark="del" />
      )}
      {after !== undefined && (
        <Version label={texts.after} pieces={marked?.after ?? whole(after)} mark="ins" />
      )}
    </dl>
  );
}

type VersionProps = { label: string; pieces: Piece[]; mark: "del" | "ins" };

function Version({ label, pieces, mark: Mark }: VersionProps) {
  const isWhole = pieces.every(({ isChanged }) => isChanged);
  return (
    <div>
      <dt className="text-small text-mist-muted">{label}</dt>
      <dd className="whitespace-pre-wrap">
        <bdi>
          {pieces.map(({ text, isChanged }, at) =>
            isChanged && !isWhole ? (
              // biome-ignore lint/suspicious/noArrayIndexKey: pieces have no other names
              <Mark key={at}>{text}</Mark>
            ) : (
              text || texts.nothing
            ),
          )}
        </bdi>
      </dd>
    </div>
  );
}

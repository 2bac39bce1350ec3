import { contentEditor } from "#content/studio/content-editor.yaml";
import { fill } from "~/content/format";
import { formatTime } from "~/features/admin/time";
import type { History, ShownChange } from "~/features/editor/stores/history.server";
import { ButtonLink, TextLink } from "~/ui/button";
import { Note, Rows, Section } from "../page-parts";

const { form: texts, list } = contentEditor;

type Props = {
  history: History;
  file: string;
  /** Whether the repository is this machine's: its files are not built by themselves. */
  isLocal: boolean;
  /** Where the repository shows its runs. */
  runs?: string | undefined;
};

export function LastChanges({ history: { changes, hasOlder }, file, isLocal, runs }: Props) {
  if (changes.length === 0) return null;
  return (
    <Section id="last-changes" heading={texts.lastChanges}>
      <Rows as="ol">
        {changes.map((change) => (
          <li key={change.id} className="flex flex-wrap items-center justify-between gap-x-6">
            <div className="min-w-0">
              <p>
                <bdi>{change.message}</bdi>
              </p>
              <Note>
                {change.author}, {formatTime(change.time, Date.now())}
                {!isLocal && <State state={change.state} runs={runs} />}
              </Note>
            </div>
            {change.isUndone && <Note>{texts.takenBack}</Note>}
            {change.parent && !change.isUndone && (
              <UndoLink commit={change.id} file={file} of={change.message} />
            )}
          </li>
        ))}
      </Rows>
      {hasOlder && (
        <p>
          <TextLink href="?changes=all#last-changes" label={texts.olderChanges} />
        </p>
      )}
    </Section>
  );
}

type UndoProps = { commit: string; file: string; of?: string };

export function UndoLink({ commit, file, of }: UndoProps) {
  const action = texts.undoButton;
  return (
    <ButtonLink
      kind="secondary"
      small
      href={`/studio/content/undo?${new URLSearchParams({ commit, file })}`}
      aria-label={of && fill(texts.ofButton, { action, entry: of })}
    >
      {action}
    </ButtonLink>
  );
}

function State({ state, runs }: Pick<ShownChange, "state"> & Pick<Props, "runs">) {
  if (!runs || state !== "late") return <>: {list.states[state]}</>;
  return (
    <>
      :{" "}
      <a href={runs} className="text-score-low underline underline-offset-4">
        {list.states.late}
      </a>
    </>
  );
}

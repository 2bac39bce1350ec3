import { contentEditor } from "#content/studio/content-editor.yaml";
import { fill } from "~/content/format";
import { formatTime } from "~/features/admin/time";
import type { History, ShownChange } from "~/features/editor/stores/history.server";
import { ButtonLink, textLinkClass } from "~/ui/button";

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
    <section aria-labelledby="last-changes" className="mt-10 max-w-3xl">
      <h2 id="last-changes" className="font-display text-card">
        {texts.lastChanges}
      </h2>
      <ol className="ruled-3 mt-3">
        {changes.map((change) => (
          <li key={change.id} className="flex flex-wrap items-center justify-between gap-x-6">
            <div className="min-w-0">
              <p className="wrap-anywhere">
                <bdi>{change.message}</bdi>
              </p>
              <p className="text-small text-mist-muted">
                {change.author}, {formatTime(change.time, Date.now())}
                {!isLocal && <State state={change.state} runs={runs} />}
              </p>
            </div>
            {change.isUndone && <p className="text-small text-mist-muted">{texts.takenBack}</p>}
            {change.parent && !change.isUndone && (
              <UndoLink commit={change.id} file={file} of={change.message} />
            )}
          </li>
        ))}
      </ol>
      {hasOlder && (
        <p>
          <a href="?changes=all#last-changes" className={textLinkClass}>
            {texts.olderChanges}
          </a>
        </p>
      )}
    </section>
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

import { contentEditor } from "#content/studio/content-editor.yaml";
import { fill } from "~/content/format";
import { formatTime } from "~/features/admin/time";
import type { History, ShownChange } from "~/features/editor/history.server";
import { Button, textLinkClass } from "~/ui/button";

const { form: texts, list } = contentEditor;

type Props = {
  history: History;
  /** Each can be taken back; `file` is whose page it is. */
  undo: { file: string; token: string };
  /** Files of this machine are not built by themselves. */
  isLocal: boolean;
  /** Where the repository shows its runs. */
  runs?: string | undefined;
};

export function LastChanges({ history: { changes, hasOlder }, undo, isLocal, runs }: Props) {
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
              <form method="post" action="/studio/content/undo">
                <input type="hidden" name="token" value={undo.token} />
                <input type="hidden" name="commit" value={change.id} />
                <input type="hidden" name="file" value={undo.file} />
                <Button
                  kind="secondary"
                  small
                  aria-label={fill(texts.ofButton, {
                    ...{ action: texts.undoButton, entry: change.message },
                  })}
                >
                  {texts.undoButton}
                </Button>
              </form>
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

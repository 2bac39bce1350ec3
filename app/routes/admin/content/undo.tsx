import { data, redirect } from "react-router";
import { contentEditor } from "#content/studio/content-editor.yaml";
import { fill } from "~/content/format";
import { isAfterPost, requireAdmin } from "~/features/admin/guard.server";
import { createPostToken } from "~/features/admin/post-token.server";
import { formatTime } from "~/features/admin/time";
import { servedPaths } from "~/features/editor/editor-request.server";
import { openStore } from "~/features/editor/stores/open-store.server";
import { type ContentStore, logFailure, StoreError } from "~/features/editor/stores/store.server";
import { pageTitle } from "~/seo/page-meta";
import { Button, textLinkClass } from "~/ui/button";
import type { Route } from "./+types/undo";
import { BackToList } from "./editor-page";
import { ChangeList } from "./form-changes";
import { describeRefusal, readPost } from "./read-post.server";
import { type Reason, ReasonList } from "./reason-list";

const { undo: texts, entries } = contentEditor;

export async function loader({ url, context }: Route.LoaderArgs) {
  const admin = requireAdmin(context);
  if (isAfterPost(context)) return null;
  const { reviewUndo } = await import("~/features/editor/changes/undo-review.server");
  const asked = askedIn(url.searchParams);
  const token = await createPostToken(admin);
  return answer(admin, async (store) => {
    const review = await reviewUndo(store, asked, servedPaths(context));
    if ("why" in review) return refuse(review.status, review.why);
    return data({ ...asked, ...review, token });
  });
}

export async function action({ request, context }: Route.ActionArgs) {
  const admin = requireAdmin(context);
  const { fields, refusal, author, served } = await readPost(admin, request, context);
  if (refusal) {
    const sentence = describeRefusal(refusal, texts.button);
    return refuse(refusal === "expired" ? 403 : 429, [{ name: null, sentence }]);
  }
  const { undoCommit } = await import("~/features/editor/changes/undo.server");
  return answer(admin, async (store) => {
    const undone = await undoCommit(store, askedIn(fields), { author, served });
    if ("why" in undone) return refuse(undone.status, undone.why);
    const saved = undone.saved.slice(0, 7);
    const shown = undone.name === null ? `?undone=${saved}` : `/${undone.name}?undone=${saved}`;
    return redirect(`/studio/content${shown}`, { status: 303 });
  });
}

function askedIn(fields: URLSearchParams) {
  const [commit = "", name = ""] = ["commit", "file"].map((key) => fields.get(key) ?? "");
  return { commit, name };
}

const refuse = (status: number, why: Reason[]) => data({ why }, { status });

async function answer<Answer>(
  admin: ReturnType<typeof requireAdmin>,
  ask: (store: ContentStore) => Promise<Answer>,
) {
  const store = openStore(admin.platform.settings);
  if (!store) throw data(null, { status: 404 });
  try {
    return await ask(store);
  } catch (error) {
    if (!(error instanceof StoreError)) throw error;
    logFailure(error);
    return refuse(503, [{ name: null, sentence: contentEditor.failures[error.problem] }]);
  }
}

export default function UndoPage({ loaderData, actionData }: Route.ComponentProps) {
  const shown = actionData ?? loaderData;
  const isRefused = !shown || "why" in shown;
  const title = isRefused ? texts.refused : texts.title;
  return (
    <>
      <title>{pageTitle(title)}</title>
      <BackToList />
      <h1 className="font-display text-title">{title}</h1>
      {isRefused ? (
        <div role="alert" className="max-w-measure">
          <ReasonList reasons={shown?.why ?? []} />
        </div>
      ) : (
        <Review {...shown} />
      )}
    </>
  );
}

type Reviewed = Exclude<Route.ComponentProps["loaderData"], null | { why: Reason[] }>;

function Review({ commit, name, message, author, time, changes, isDone, token }: Reviewed) {
  const back = `/studio/content${name && `/${name}`}`;
  return (
    <>
      <p className="mt-2 max-w-measure text-mist-soft wrap-anywhere">
        {fill(texts.asked, { message, author, time: formatTime(time, Date.now()) })}
      </p>
      {isDone ? (
        <p className="mt-4">{texts.already}</p>
      ) : (
        <form method="post" action="/studio/content/undo" className="mt-6 max-w-3xl">
          <input type="hidden" name="token" value={token} />
          <input type="hidden" name="commit" value={commit} />
          <input type="hidden" name="file" value={name} />
          <h2 className="font-semibold">{contentEditor.form.changesHeading}</h2>
          <ChangeList changes={changes} />
          <p className="mt-6 flex flex-wrap items-center gap-x-6">
            <Button>{texts.button}</Button>
            <a href={back} className={textLinkClass}>
              {entries.cancelLink}
            </a>
          </p>
        </form>
      )}
    </>
  );
}

import { data, redirect } from "react-router";
import { contentEditor } from "#content/studio/content-editor.yaml";
import { fill } from "~/content/format";
import { isAfterPost, requireAdmin } from "~/features/admin/guard.server";
import { createPostToken } from "~/features/admin/post-token.server";
import { formatTime } from "~/features/admin/time";
import { servedPaths } from "~/features/editor/editor-request.server";
import { openStore } from "~/features/editor/stores/open-store.server";
import { type ContentStore, logFailure, StoreError } from "~/features/editor/stores/store.server";
import { Button, TextLink } from "~/ui/button";
import { PostForm, Row, Section } from "../page-parts";
import type { Route } from "./+types/undo";
import { EditorPage } from "./editor-page";
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
  if (shown && !("why" in shown)) return <Review {...shown} />;
  return (
    <EditorPage title={texts.refused}>
      <div role="alert">
        <ReasonList reasons={shown?.why ?? []} />
      </div>
    </EditorPage>
  );
}

type Reviewed = Exclude<Route.ComponentProps["loaderData"], null | { why: Reason[] }>;

function Review({ commit, name, message, author, time, changes, isDone, token }: Reviewed) {
  const back = `/studio/content${name && `/${name}`}`;
  return (
    <EditorPage
      title={texts.title}
      lede={fill(texts.asked, { message, author, time: formatTime(time, Date.now()) })}
    >
      {isDone ? (
        <p>{texts.already}</p>
      ) : (
        <PostForm token={token} action="/studio/content/undo">
          <input type="hidden" name="commit" value={commit} />
          <input type="hidden" name="file" value={name} />
          <Section id="changes" heading={contentEditor.form.changesHeading}>
            <ChangeList changes={changes} />
          </Section>
          <Row>
            <Button>{texts.button}</Button>
            <TextLink href={back} label={entries.cancelLink} />
          </Row>
        </PostForm>
      )}
    </EditorPage>
  );
}

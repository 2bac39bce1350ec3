import { data, redirect } from "react-router";
import { contentEditor } from "#content/studio/content-editor.yaml";
import { refuseReads, requireAdmin } from "~/features/admin/guard.server";
import { openStore } from "~/features/editor/open-store.server";
import { logFailure, StoreError } from "~/features/editor/store.server";
import { pageTitle } from "~/seo/page-meta";
import type { Route } from "./+types/undo";
import { BackToList } from "./editor-page";
import { describeRefusal, readPost } from "./read-post.server";
import { ReasonList } from "./reason-list";

const { undo: texts, form } = contentEditor;

export const loader = refuseReads;

export async function action({ request, context }: Route.ActionArgs) {
  const admin = requireAdmin(context);
  const store = openStore(admin.platform.settings);
  if (!store) throw data(null, { status: 404 });
  const { fields, refusal, author, served } = await readPost(admin, request, context);
  const refuse = (status: number, sentence: string) =>
    data({ why: [{ name: null, sentence }] }, { status });
  if (refusal)
    return refuse(refusal === "expired" ? 403 : 429, describeRefusal(refusal, form.undoButton));
  const { undoCommit } = await import("~/features/editor/undo.server");
  const [commit = "", name = ""] = ["commit", "file"].map((key) => fields.get(key) ?? "");
  try {
    const answer = await undoCommit(store, { commit, name }, { author, served });
    if ("why" in answer) return data({ why: answer.why }, { status: answer.status });
    const saved = answer.saved.slice(0, 7);
    const shown = answer.name === null ? `?undone=${saved}` : `/${answer.name}?undone=${saved}`;
    return redirect(`/studio/content${shown}`, { status: 303 });
  } catch (error) {
    if (!(error instanceof StoreError)) throw error;
    logFailure(error);
    return refuse(503, contentEditor.failures[error.problem]);
  }
}

export default function UndoPage({ actionData }: Route.ComponentProps) {
  return (
    <>
      <title>{pageTitle(texts.refused)}</title>
      <BackToList />
      <h1 className="font-display text-title">{texts.refused}</h1>
      <div role="alert" className="max-w-measure">
        <ReasonList reasons={actionData?.why ?? []} />
      </div>
    </>
  );
}

import { data, redirect } from "react-router";
import { contentEditor } from "#content/studio/content-editor.yaml";
import { fill } from "~/content/format";
import { requireAdmin } from "~/features/admin/guard.server";
import { createPostToken } from "~/features/admin/post-token.server";
import { openStore } from "~/features/editor/stores/open-store.server";
import { Button, TextLink } from "~/ui/button";
import { PostForm, Row } from "../page-parts";
import type { Route } from "./+types/entry-delete";
import { Failure } from "./editor-page";
import { EntryPage } from "./entry-page";
import { describeRefusal, readPost } from "./read-post.server";
import { ReasonList } from "./reason-list";

const { entries: texts } = contentEditor;

export async function loader({ params: { folder, entry }, context }: Route.LoaderArgs) {
  const admin = requireAdmin(context);
  const { describeRemoval } = await import("~/features/editor/entries/entry-acts.server");
  const removal = await describeRemoval(openStore(admin.platform.settings), `${folder}/${entry}`);
  if (!removal) throw data(null, { status: 404 });
  if ("problem" in removal) return data({ failure: removal.problem }, { status: 503 });
  return { ...removal, token: await createPostToken(admin) };
}

export async function action({ request, params: { folder, entry }, context }: Route.ActionArgs) {
  const admin = requireAdmin(context);
  const { refusal, author } = await readPost(admin, request, context);
  if (refusal)
    return data(
      { refusal: describeRefusal(refusal, texts.removeButton) },
      { status: refusal === "expired" ? 403 : 429 },
    );
  const { deleteEntry } = await import("~/features/editor/entries/entry-acts.server");
  const name = `${folder}/${entry}`;
  const answer = await deleteEntry(openStore(admin.platform.settings), name, author);
  if (!answer) throw data(null, { status: 404 });
  if ("refusal" in answer) return data({ refusal: answer.refusal }, { status: answer.status });
  return redirect(`/studio/content?deleted=${name}&commit=${answer.saved}`, { status: 303 });
}

export default function EntryDeletePage({ loaderData, actionData }: Route.ComponentProps) {
  if ("failure" in loaderData) return <Failure problem={loaderData.failure} />;
  const { name, title, files, uses, token } = loaderData;
  const isPicture = name.startsWith("pictures/");
  const back = isPicture ? "/studio/content/pictures" : `/studio/content/${name}`;
  const problem = actionData?.refusal ?? (uses.length > 0 ? texts.usedTitle : null);
  return (
    <EntryPage
      back={{ href: back, title: isPicture ? contentEditor.pictures.title : title }}
      title={fill(texts.removeTitle, { title })}
      problem={problem}
      lede={uses.length === 0 && texts.removeText}
    >
      {uses.length > 0 ? (
        <ReasonList reasons={uses} />
      ) : (
        <>
          <ReasonList reasons={files.map((sentence) => ({ name: null, sentence }))} />
          <PostForm token={token}>
            <Row>
              <Button kind="danger">{texts.removeButton}</Button>
              <TextLink href={back} label={texts.cancelLink} />
            </Row>
          </PostForm>
        </>
      )}
    </EntryPage>
  );
}

import { data, redirect } from "react-router";
import { contentEditor } from "#content/studio/content-editor.yaml";
import { fill } from "~/content/format";
import { requireAdmin } from "~/features/admin/guard.server";
import { createPostToken } from "~/features/admin/post-token.server";
import { openStore } from "~/features/editor/stores/open-store.server";
import { Button } from "~/ui/button";
import { FieldLayout, fieldControlClass } from "~/ui/field";
import { PostForm } from "../page-parts";
import type { Route } from "./+types/entry-address";
import { Failure } from "./editor-page";
import { EntryPage } from "./entry-page";
import { describeRefusal, readPost } from "./read-post.server";

const { entries: texts } = contentEditor;

export async function loader({ params: { folder, entry }, context }: Route.LoaderArgs) {
  const admin = requireAdmin(context);
  const { openEntry } = await import("~/features/editor/entries/entry-acts.server");
  const opened = await openEntry(openStore(admin.platform.settings), `${folder}/${entry}`);
  if (!opened) throw data(null, { status: 404 });
  if ("problem" in opened) return data({ failure: opened.problem }, { status: 503 });
  const { name, title, address } = opened;
  return { name, title, address, token: await createPostToken(admin) };
}

export async function action({ request, params: { folder, entry }, context }: Route.ActionArgs) {
  const admin = requireAdmin(context);
  const post = await readPost(admin, request, context);
  const address = post.fields.get("address") ?? "";
  const refuse = (status: number, refusal: string) => data({ address, refusal }, { status });
  if (post.refusal)
    return refuse(
      post.refusal === "expired" ? 403 : 429,
      describeRefusal(post.refusal, texts.moveButton),
    );
  const { changeAddress } = await import("~/features/editor/entries/entry-acts.server");
  const store = openStore(admin.platform.settings);
  const answer = await changeAddress(store, `${folder}/${entry}`, { ...post, address });
  if (!answer) throw data(null, { status: 404 });
  if ("refusal" in answer) return refuse(answer.status, answer.refusal);
  return redirect(`/studio/content/${answer.name}?saved=${answer.saved.slice(0, 7)}`, {
    status: 303,
  });
}

export default function EntryAddressPage({ loaderData, actionData }: Route.ComponentProps) {
  if ("failure" in loaderData) return <Failure problem={loaderData.failure} />;
  const { name, title, address, token } = loaderData;
  const problem = actionData?.refusal ?? null;
  return (
    <EntryPage
      back={{ href: `/studio/content/${name}`, title }}
      title={fill(texts.moveTitle, { title })}
      problem={problem}
      field="address"
      lede={fill(texts.moveText, { address })}
    >
      <PostForm token={token}>
        <FieldLayout
          field={{ name: "address", errorId: "problem", ...(problem && { errors: [problem] }) }}
          label={texts.moveLabel}
        >
          <input
            id="address"
            name="address"
            defaultValue={actionData?.address ?? address}
            autoComplete="off"
            autoCapitalize="none"
            spellCheck={false}
            aria-invalid={problem ? true : undefined}
            aria-describedby={problem ? "problem" : undefined}
            className={fieldControlClass}
          />
        </FieldLayout>
        <p>
          <Button wide>{texts.moveButton}</Button>
        </p>
      </PostForm>
    </EntryPage>
  );
}

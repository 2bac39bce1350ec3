import { data, redirect } from "react-router";
import { isAfterPost, requireAdmin } from "~/features/admin/guard.server";
import { createPostToken } from "~/features/admin/post-token.server";
import type { FileAnswer } from "~/features/editor/files/edit-file.server";
import { listLastChanges } from "~/features/editor/stores/history.server";
import { isLocalStore, openStore, runsOf } from "~/features/editor/stores/open-store.server";
import { type ContentStore, logFailure, StoreError } from "~/features/editor/stores/store.server";
import { KEPT_BY_BROWSER } from "~/http/cache-control";
import type { Route } from "./+types/file";
import { Failure } from "./editor-page";
import { FileFormPage, type FileFormProps } from "./file-form";
import { readPost } from "./read-post.server";

type PageData = FileFormProps | { failure: StoreError["problem"] };

export async function loader({ params, url, context }: Route.LoaderArgs) {
  const admin = requireAdmin(context);
  const { settings } = admin.platform;
  const store = openStore(settings);
  // The action's answer has the form.
  if (isAfterPost(context)) return null;
  // Loaded here: YAML and all schemas would delay the start of the Worker for visitors.
  const { openFile } = await import("~/features/editor/files/file-page.server");
  const name = params["*"];
  if (!store) throw data(null, { status: 404 });
  try {
    const part = url.searchParams.get("part") ?? "";
    const focus = url.searchParams.get("field");
    const page = await openFile(store, name, { focus, part });
    if (!page) throw data(null, { status: 404 });
    const saved = url.searchParams.get("saved");
    const shown = {
      page: saved ? { ...page, ...(await readAfterSave(store, name)) } : page,
      token: await createPostToken(admin),
      saved: saved ?? url.searchParams.get("undone"),
      isUndone: url.searchParams.has("undone"),
      isLocal: isLocalStore(settings),
      runs: runsOf(settings),
      history: await listLastChanges(store, import.meta.env.COMMIT ?? null, {
        path: page.path,
        isAll: url.searchParams.has("changes"),
      }),
    };
    return data<PageData>(shown, { headers: { "Cache-Control": KEPT_BY_BROWSER } });
  } catch (error) {
    if (!(error instanceof StoreError)) throw error;
    logFailure(error);
    return data<PageData>({ failure: error.problem }, { status: 503 });
  }
}

async function readAfterSave(store: ContentStore, name: string) {
  const { readLeaving } = await import("~/features/editor/translation/translation-list.server");
  const { readRepeated } = await import("~/features/editor/files/repeated-words.server");
  const { addressOfFile } = await import("~/features/editor/files/list-files.server");
  const { storedTexts } = await import("~/features/editor/files/site-content.server");
  const [leaving, repeated, texts] = await Promise.all([
    readLeaving(store, name),
    readRepeated(store, name),
    storedTexts(store),
  ]);
  return { leaving, repeated, address: addressOfFile(name, texts) };
}

export async function action({ request, params, url, context }: Route.ActionArgs) {
  const admin = requireAdmin(context);
  const { settings } = admin.platform;
  const store = openStore(settings);
  const { postFile } = await import("~/features/editor/files/edit-file.server");
  if (!store) throw data(null, { status: 404 });
  const file = params["*"];
  const post = await readPost(admin, request, context);
  const part = url.searchParams.get("part") ?? "";
  const answer: FileAnswer = await postFile(store, file, { ...post, part });
  if (!answer) throw data(null, { status: 404 });
  if ("saved" in answer)
    return redirect(`${addressOf(file, part)}saved=${answer.saved.slice(0, 7)}`, { status: 303 });
  const token = await createPostToken(admin);
  const { page, status } = answer;
  const headers = { "Cache-Control": KEPT_BY_BROWSER };
  return data<PageData>({ page, token, isLocal: isLocalStore(settings) }, { status, headers });
}

const addressOf = (file: string, part: string) =>
  `/studio/content/${file}?${part && `part=${encodeURIComponent(part)}&`}`;

export function headers({ actionHeaders, loaderHeaders }: Route.HeadersArgs) {
  return actionHeaders.has("Cache-Control") ? actionHeaders : loaderHeaders;
}

export default function ContentFilePage({ loaderData, actionData }: Route.ComponentProps) {
  const shown: PageData | null = actionData ?? loaderData;
  if (!shown) return null;
  if ("failure" in shown) return <Failure problem={shown.failure} />;
  return <FileFormPage {...shown} />;
}

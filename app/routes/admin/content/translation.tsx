import { data, redirect } from "react-router";
import { contentEditor } from "#content/studio/content-editor.yaml";
import { fill } from "~/content/format";
import { isAfterPost, requireAdmin } from "~/features/admin/guard.server";
import { createPostToken } from "~/features/admin/post-token.server";
import { nameOfLanguage } from "~/features/editor/form/language-name";
import { listLastChanges } from "~/features/editor/stores/history.server";
import { isLocalStore, openStore, runsOf } from "~/features/editor/stores/open-store.server";
import { logFailure, StoreError } from "~/features/editor/stores/store.server";
import { KEPT_BY_BROWSER } from "~/http/cache-control";
import type { Route } from "./+types/translation";
import { Failure } from "./editor-page";
import { FileFormPage, type FileFormProps } from "./file-form";
import { readPost } from "./read-post.server";

type PageData = FileFormProps | { failure: StoreError["problem"] };

const headersOfForm = { "Cache-Control": KEPT_BY_BROWSER };

export async function loader({ params, url, context }: Route.LoaderArgs) {
  const admin = requireAdmin(context);
  const { settings } = admin.platform;
  const store = openStore(settings);
  // The action's answer has the form.
  if (isAfterPost(context)) return null;
  const editor = await import("~/features/editor/translation/translation.server");
  if (!store) throw data(null, { status: 404 });
  const { language, "*": name } = params;
  try {
    const focus = url.searchParams.get("field");
    const page = await editor.openTranslation(store, language, name, focus);
    if (!page) throw data(null, { status: 404 });
    const shown = {
      page,
      token: await createPostToken(admin),
      saved: url.searchParams.get("saved"),
      isLocal: isLocalStore(settings),
      runs: runsOf(settings),
      history: await listLastChanges(store, import.meta.env.COMMIT ?? null, {
        path: page.path,
        isAll: url.searchParams.has("changes"),
      }),
    };
    return data<PageData>(shown, { headers: headersOfForm });
  } catch (error) {
    if (!(error instanceof StoreError)) throw error;
    logFailure(error);
    return data<PageData>({ failure: error.problem }, { status: 503 });
  }
}

export async function action({ request, params, context }: Route.ActionArgs) {
  const admin = requireAdmin(context);
  const { settings } = admin.platform;
  const store = openStore(settings);
  const editor = await import("~/features/editor/translation/translation.server");
  if (!store) throw data(null, { status: 404 });
  const { language, "*": name } = params;
  const post = await readPost(admin, request, context);
  const answer = await editor.postTranslation(store, language, name, post);
  if (!answer) throw data(null, { status: 404 });
  if ("saved" in answer)
    return redirect(
      `/studio/content/translation/${language}/${name}?saved=${answer.saved.slice(0, 7)}`,
      {
        status: 303,
      },
    );
  const { page, status } = answer;
  const shown = { page, token: await createPostToken(admin), isLocal: isLocalStore(settings) };
  return data<PageData>(shown, { status, headers: headersOfForm });
}

export function headers({ actionHeaders, loaderHeaders }: Route.HeadersArgs) {
  return actionHeaders.has("Cache-Control") ? actionHeaders : loaderHeaders;
}

export default function TranslationPage({ params, loaderData, actionData }: Route.ComponentProps) {
  const shown: PageData | null = actionData ?? loaderData;
  if (!shown) return null;
  if ("failure" in shown) return <Failure problem={shown.failure} />;
  const { language } = params;
  const list = fill(contentEditor.translation.backLink, { language: nameOfLanguage(language) });
  const back = { href: `/studio/content/translation/${language}`, title: list };
  return <FileFormPage back={back} {...shown} />;
}

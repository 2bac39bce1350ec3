import { data, redirect } from "react-router";
import { contentEditor } from "#content/studio/content-editor.yaml";
import { fill } from "~/content/format";
import { isAfterPost, requireAdmin } from "~/features/admin/guard.server";
import { createPostToken } from "~/features/admin/post-token.server";
import { nameOfLanguage } from "~/features/editor/form/language-name";
import { type History, listLastChanges } from "~/features/editor/stores/history.server";
import { isLocalStore, openStore, runsOf } from "~/features/editor/stores/open-store.server";
import { logFailure, StoreError } from "~/features/editor/stores/store.server";
import { KEPT_BY_BROWSER } from "~/http/cache-control";
import { pageTitle } from "~/seo/page-meta";
import { textLinkClass } from "~/ui/button";
import type { Route } from "./+types/translation";
import { Failure } from "./editor-page";
import { FileForm, type FileFormProps, noteTitleOf } from "./file-form";
import { LastChanges } from "./last-changes";
import { readPost } from "./read-post.server";

type PageData =
  | (FileFormProps & {
      language: string;
      history: History | null;
      runs?: string | undefined;
    })
  | { failure: StoreError["problem"] };

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
      ...{ page, language },
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
  const shown = {
    ...{ page, saved: null, history: null, language },
    ...{ token: await createPostToken(admin), isLocal: isLocalStore(settings) },
  };
  return data<PageData>(shown, { status, headers: headersOfForm });
}

export function headers({ actionHeaders, loaderHeaders }: Route.HeadersArgs) {
  return actionHeaders.has("Cache-Control") ? actionHeaders : loaderHeaders;
}

export default function TranslationPage({ loaderData, actionData }: Route.ComponentProps) {
  const shown: PageData | null = actionData ?? loaderData;
  if (!shown) return null;
  if ("failure" in shown) return <Failure problem={shown.failure} />;
  const { page, language, history, runs, isLocal } = shown;
  const said = noteTitleOf(page);
  const isRefused = said !== null && page.note !== "nothingChanged";
  return (
    <>
      <title>{pageTitle(isRefused ? said : page.title)}</title>
      <p>
        <a
          href={`/studio/content/translation/${language}`}
          className={`${textLinkClass} text-small`}
        >
          {fill(contentEditor.translation.backLink, { language: nameOfLanguage(language) })}
        </a>
      </p>
      <h1 className="font-display text-title">{page.title}</h1>
      <FileForm {...shown} />
      {history && <LastChanges history={history} runs={runs} file={page.name} isLocal={isLocal} />}
    </>
  );
}

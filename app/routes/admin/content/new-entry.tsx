import { data, redirect } from "react-router";
import { requireAdmin } from "~/features/admin/guard.server";
import { createPostToken } from "~/features/admin/post-token.server";
import { isLocalStore, openStore } from "~/features/editor/stores/open-store.server";
import { KEPT_BY_BROWSER } from "~/http/cache-control";
import type { Route } from "./+types/new-entry";
import { FileFormPage } from "./file-form";
import { readPost } from "./read-post.server";

const headersOfForm = { "Cache-Control": KEPT_BY_BROWSER };

export async function loader({ params: { folder }, context }: Route.LoaderArgs) {
  const admin = requireAdmin(context);
  const { settings } = admin.platform;
  const { canBeNew, openNew } = await import("~/features/editor/entries/new-text.server");
  if (!openStore(settings) || !canBeNew(folder)) throw data(null, { status: 404 });
  const token = await createPostToken(admin);
  const shown = { page: openNew(folder), token, isLocal: isLocalStore(settings) };
  return data(shown, { headers: headersOfForm });
}

export async function action({ request, params: { folder }, context }: Route.ActionArgs) {
  const admin = requireAdmin(context);
  const { settings } = admin.platform;
  const store = openStore(settings);
  const { canBeNew, postNew } = await import("~/features/editor/entries/new-text.server");
  if (!store || !canBeNew(folder)) throw data(null, { status: 404 });
  const answer = await postNew(store, folder, await readPost(admin, request, context));
  if ("saved" in answer)
    return redirect(`/studio/content/${answer.name}?saved=${answer.saved.slice(0, 7)}`, {
      status: 303,
    });
  const { page, status } = answer;
  const shown = { page, token: await createPostToken(admin), isLocal: isLocalStore(settings) };
  return data(shown, { status, headers: headersOfForm });
}

export function headers({ actionHeaders, loaderHeaders }: Route.HeadersArgs) {
  return actionHeaders.has("Cache-Control") ? actionHeaders : loaderHeaders;
}

export default function NewEntryPage({ loaderData, actionData }: Route.ComponentProps) {
  return <FileFormPage {...(actionData ?? loaderData)} />;
}

import { data } from "react-router";
import { requireAdmin } from "~/features/admin/guard.server";
import { openStore } from "~/features/editor/stores/open-store.server";
import { KEPT_BY_BROWSER } from "~/http/cache-control";
import type { Route } from "./+types/picture-file";

/** From the repository: one that was uploaded since the last build is nowhere else. */
export async function loader({ params, url, context }: Route.LoaderArgs) {
  const { platform } = requireAdmin(context);
  const { openPicture, openPictureBeside } = await import(
    "~/features/editor/pictures/pictures.server"
  );
  const store = openStore(platform.settings);
  const text = url.searchParams.get("text");
  const opened =
    store &&
    (await (text === null
      ? openPicture(store, params.file)
      : openPictureBeside(store, text, params.file)));
  if (!opened) throw data(null, { status: 404 });
  return new Response(opened.body, {
    headers: {
      "Content-Type": `image/${opened.size.type}`,
      // Whatever else such a file may be, a browser runs nothing of it.
      "Content-Security-Policy": "default-src 'none'; sandbox",
      "Cache-Control": KEPT_BY_BROWSER,
    },
  });
}

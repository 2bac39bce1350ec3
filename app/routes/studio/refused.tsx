import { isRouteErrorResponse } from "react-router";
import { inbox } from "#content/studio";
import { pageTitle } from "~/seo/page-meta";
import { ButtonLink } from "~/ui/button";
import { eyebrowClass } from "~/ui/eyebrow";

export function Refused({ error }: { error: unknown }) {
  const status = isRouteErrorResponse(error) ? error.status : 500;
  const thrown = isRouteErrorResponse(error) ? (error.data as Thrown) : null;
  const isToken = status === 403 && thrown === "token";
  const words = inbox.refused[isToken ? "403 token" : String(status)] ?? inbox.refused[500];
  const back = typeof thrown === "object" && thrown ? thrown.back : "/studio";
  return (
    <div className="py-10">
      <title>{pageTitle(words?.title ?? "")}</title>
      <meta name="robots" content="noindex, nofollow" />
      <p className={eyebrowClass}>{status}</p>
      <h1 className="mt-3 font-display text-title">{words?.title}</h1>
      <p className="mt-4 max-w-measure text-mist-soft">{words?.text}</p>
      {(status !== 403 || isToken) && (
        <p className="mt-8">
          <ButtonLink href={back} kind="secondary">
            {back === "/studio" ? inbox.toInbox : inbox.toLead}
          </ButtonLink>
        </p>
      )}
    </div>
  );
}

type Thrown = "token" | { back: string } | null;

import type { ReactNode } from "react";
import { isRouteErrorResponse } from "react-router";
import { names } from "#content/brand.yaml";
import { contentEditor } from "#content/studio/content-editor.yaml";
import { funnel } from "#content/studio/funnel.yaml";
import { inbox } from "#content/studio/inbox.yaml";
import { pageTitle } from "~/seo/page-meta";
import { ButtonLink } from "~/ui/button";

const headerLinkClass =
  "inline-flex min-h-11 items-center text-small text-mist-soft underline underline-offset-4 hover:text-mist";

type AdminLayoutProps = {
  user: { name: string; token: string } | undefined;
  children: ReactNode;
};

export function AdminLayout({ user, children }: AdminLayoutProps) {
  return (
    <>
      <header className="border-b border-ink-rule">
        <div className="flex min-h-14 w-full flex-wrap items-center justify-between gap-x-6 px-gutter">
          <a href="/studio" className="inline-flex min-h-11 items-center gap-3">
            <span className="font-display text-card">{names.name}</span>
            <span className="text-small text-mist-muted">{inbox.title}</span>
          </a>
          {user && (
            <form
              method="post"
              action="/studio/leave"
              className="flex flex-wrap items-center gap-x-4"
            >
              <a href="/studio/content" className={headerLinkClass}>
                {contentEditor.title}
              </a>
              <a href="/studio/funnel" className={headerLinkClass}>
                {funnel.title}
              </a>
              <input type="hidden" name="token" value={user.token} />
              <span className="text-small text-mist-muted max-md:hidden">{user.name}</span>
              <button type="submit" className={headerLinkClass}>
                {inbox.signOut}
              </button>
            </form>
          )}
        </div>
      </header>
      <main id="main" className="w-full px-gutter pt-6 pb-16 md:pt-10">
        {children}
      </main>
    </>
  );
}

export function AdminErrorPage({ error }: { error: unknown }) {
  const { status, data } = isRouteErrorResponse(error) ? error : { status: 500, data: null };
  const isExpired = status === 403 && data === "expired";
  const { byStatus, expired, unknown } = inbox.errors;
  const known = data?.page ?? (isExpired ? expired : byStatus[status]);
  const { title, text } = known ?? unknown;
  const leadPath: string | undefined = data?.leadPath;
  return (
    <div className="py-10">
      <title>{pageTitle(title)}</title>
      <p className="text-small text-mist-muted tabular">{status}</p>
      <h1 className="mt-3 font-display text-title">{title}</h1>
      <p className="mt-4 max-w-measure text-mist-soft">{text}</p>
      {(status !== 403 || isExpired) && (
        <p className="mt-8">
          <ButtonLink href={leadPath ?? "/studio"} kind="secondary">
            {leadPath ? inbox.toLead : inbox.toInbox}
          </ButtonLink>
        </p>
      )}
    </div>
  );
}

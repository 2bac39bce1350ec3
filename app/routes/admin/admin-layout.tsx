import type { ReactNode } from "react";
import { isRouteErrorResponse } from "react-router";
import { names } from "#content/brand.yaml";
import { contentEditor } from "#content/studio/content-editor.yaml";
import { funnel } from "#content/studio/funnel.yaml";
import { inbox } from "#content/studio/inbox.yaml";
import { Button, ButtonLink, TextLink } from "~/ui/button";
import { AdminPage, Note } from "./page-parts";

type AdminLayoutProps = {
  user: { name: string; token: string } | undefined;
  children: ReactNode;
};

export function AdminLayout({ user, children }: AdminLayoutProps) {
  return (
    <>
      <header className="flex min-h-14 flex-wrap items-center justify-between gap-x-6 border-b border-ink-rule px-gutter text-small">
        <a href="/studio" className="inline-flex min-h-11 items-center gap-3 text-mist-muted">
          <span className="font-display text-card text-mist">{names.name}</span> {inbox.title}
        </a>
        {user && (
          <form
            method="post"
            action="/studio/leave"
            className="flex flex-wrap items-center gap-x-4"
          >
            <TextLink tone="soft" href="/studio/content" label={contentEditor.title} />
            <TextLink tone="soft" href="/studio/funnel" label={funnel.title} />
            <input type="hidden" name="token" value={user.token} />
            <span className="text-mist-muted max-md:hidden">{user.name}</span>
            <Button kind="quiet" small>
              {inbox.signOut}
            </Button>
          </form>
        )}
      </header>
      <main id="main" className="px-gutter pt-6 pb-16 md:pt-10">
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
    <AdminPage title={title} lede={text}>
      {(status !== 403 || isExpired) && (
        <p>
          <ButtonLink href={leadPath ?? "/studio"} kind="secondary">
            {leadPath ? inbox.toLead : inbox.toInbox}
          </ButtonLink>
        </p>
      )}
      <Note>{status}</Note>
    </AdminPage>
  );
}

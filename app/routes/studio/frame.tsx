import type { ReactNode } from "react";
import { site } from "#content/site";
import { inbox } from "#content/studio";
import { eyebrowClass } from "~/ui/eyebrow";

/** What stands around every page of the inbox; `visitor` is who is in, and the token to sign out with. */
export function Frame({
  visitor,
  children,
}: {
  visitor?: { name: string; token: string } | undefined;
  children: ReactNode;
}) {
  return (
    <>
      <header className="border-b border-ink-rule">
        <div className="flex min-h-14 w-full flex-wrap items-center justify-between gap-x-6 px-gutter">
          <a href="/studio" className="inline-flex min-h-11 items-center gap-3">
            <span className="font-display text-card">{site.name}</span>
            <span className={eyebrowClass}>{inbox.title.toUpperCase()}</span>
          </a>
          {visitor && (
            <form method="post" action="/studio/leave" className="flex items-center gap-4">
              <input type="hidden" name="token" value={visitor.token} />
              <span className="hidden text-small text-mist-muted sm:inline">{visitor.name}</span>
              <button
                type="submit"
                className="min-h-11 text-small text-mist-soft underline underline-offset-4 hover:text-mist"
              >
                {inbox.leave}
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

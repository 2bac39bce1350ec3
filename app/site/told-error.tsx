import type { ReactNode } from "react";
import { errorPages } from "#content/error-pages";
import { site } from "#content/site";
import { eyebrow } from "~/ui/eyebrow";
import { SharedTags } from "./shared-tags";

/** The page of an error that has words of its own: what happened, and below it why and a way on. */
export function ToldError({
  status,
  title,
  children,
}: {
  status: number;
  title: string;
  children: ReactNode;
}) {
  return (
    <div className="light-leak w-full px-gutter py-24">
      <meta name="robots" content="noindex" />
      <title>{`${title} | ${site.name}`}</title>
      {import.meta.env.SSR && <SharedTags title={title} />}
      <p className={eyebrow}>{errorPages.heading(status)}</p>
      <h1 className="mt-4 max-w-[18ch] font-display text-hero">{title}</h1>
      {children}
    </div>
  );
}

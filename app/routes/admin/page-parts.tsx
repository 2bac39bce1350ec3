import type { ComponentProps, ReactNode } from "react";
import { pageTitle } from "~/seo/page-meta";
import { TextLink } from "~/ui/button";

export type AdminPageProps = {
  title: string;
  /** What a tab of the browser says in place of the title. */
  tab?: string;
  isRefused?: boolean;
  /** The page that it leads back to. */
  back?: { href: string; title: string };
  lede?: ReactNode;
  children?: ReactNode;
};

/** The heading of a page, and its parts below each other. */
export function AdminPage({
  title,
  tab = title,
  isRefused = false,
  back,
  lede,
  children,
}: AdminPageProps) {
  return (
    <div className="grid gap-8">
      <title>{pageTitle(tab, isRefused)}</title>
      <div>
        {back && (
          <TextLink href={back.href} className="text-small">
            <bdi>{back.title}</bdi>
          </TextLink>
        )}
        <h1>
          <bdi>{title}</bdi>
        </h1>
        {lede && <p className="mt-2 max-w-measure text-mist-soft">{lede}</p>}
      </div>
      {children}
    </div>
  );
}

type SectionProps = { id: string; heading: string; children: ReactNode };

export function Section({ id, heading, children }: SectionProps) {
  return (
    <section aria-labelledby={id} className="grid gap-3">
      <h2 id={id} className="text-card">
        {heading}
      </h2>
      {children}
    </section>
  );
}

/** What is said beside the matter, such as a hint, a time or a place. */
export function Note({ children }: { children: ReactNode }) {
  return <p className="max-w-measure text-small text-mist-muted">{children}</p>;
}

/** Entries with a line above each. */
export function Rows({ as: List = "ul", children }: { as?: "ul" | "ol"; children: ReactNode }) {
  return <List className="ruled-2">{children}</List>;
}

/** Links, buttons and short texts in a line, or in several where it is narrow. */
export function Row(props: { "aria-label"?: string; as?: "nav"; children: ReactNode }) {
  const { as: Element = "div", ...rest } = props;
  return <Element className="flex flex-wrap items-center gap-x-6 gap-y-2" {...rest} />;
}

export function Bullets({ children }: { children: ReactNode }) {
  return <ul className="list-disc ps-5">{children}</ul>;
}

/** A press selects all of it: these pages have no script that copies. */
export function CopyText({ children }: { children: string }) {
  return <div className="whitespace-pre-wrap select-all">{children}</div>;
}

/** What somebody has written: an answer, an original, what a file says now. */
export function Quote({
  id,
  isNew,
  children,
}: {
  id?: string;
  isNew?: boolean;
  children: ReactNode;
}) {
  const color = isNew ? "border-tungsten" : "border-ink-rule";
  return (
    <div id={id} className={`border-s-4 ps-4 whitespace-pre-wrap ${color}`}>
      {children}
    </div>
  );
}

type FoldProps = {
  id?: string;
  summary: ReactNode;
  isOpen?: boolean;
  hasFocus?: boolean;
  children: ReactNode;
};

/** A part of a form or a list that its first line opens. */
export function Fold({ id, summary, isOpen, hasFocus, children }: FoldProps) {
  return (
    <details id={id} open={isOpen} className="border-s-4 border-ink-rule ps-4">
      {/* biome-ignore lint/a11y/noAutofocus: what somebody went on with */}
      <summary autoFocus={hasFocus} className="min-h-11 cursor-pointer py-2 font-semibold">
        {summary}
      </summary>
      <div className="grid gap-4 py-2">{children}</div>
    </details>
  );
}

/** Of all forms that post: only who has the token of this page may. */
export function PostForm({ token, children, ...form }: ComponentProps<"form"> & { token: string }) {
  return (
    <form method="post" className="grid gap-5" {...form}>
      <input type="hidden" name="token" value={token} />
      {children}
    </form>
  );
}

export function EmptyNote({ title, text }: { title: string; text: string }) {
  return (
    <div className="border border-ink-line p-6">
      <p className="font-display text-card">{title}</p>
      <p className="mt-2 text-mist-soft">{text}</p>
    </div>
  );
}

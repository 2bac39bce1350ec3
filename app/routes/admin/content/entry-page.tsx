import type { ReactNode } from "react";
import { contentEditor } from "#content/studio/content-editor.yaml";
import { pageTitle } from "~/seo/page-meta";
import { textLinkClass } from "~/ui/button";

const { entries: texts } = contentEditor;

export function PicturesLink({ name }: { name: string }) {
  return (
    <p>
      <a
        href={`/studio/content/pictures?text=${encodeURIComponent(name)}`}
        className={textLinkClass}
      >
        {contentEditor.pictures.ofTextLink}
      </a>
    </p>
  );
}

/** On the page of an article, a film or a page: what else can be done with it. */
export function EntryLinks({ name }: { name: string }) {
  return (
    <p className="mt-10 flex max-w-3xl flex-wrap gap-x-6 border-t border-ink-rule pt-4">
      <a href={`/studio/content/${name}/address`} className={textLinkClass}>
        {texts.moveLink}
      </a>
      <a href={`/studio/content/${name}/delete`} className={textLinkClass}>
        {texts.removeLink}
      </a>
    </p>
  );
}

type Props = {
  back: { href: string; title: string };
  title: string;
  problem: string | null;
  children: ReactNode;
};

/** Of one act, with why it was refused. */
export function EntryPage({ back, title, problem, children }: Props) {
  return (
    <>
      <title>{pageTitle(problem ?? title)}</title>
      <p>
        <a href={back.href} className={`${textLinkClass} text-small`}>
          {back.title}
        </a>
      </p>
      <h1 className="font-display text-title">{title}</h1>
      {problem !== null && (
        <div
          role="alert"
          tabIndex={-1}
          // biome-ignore lint/a11y/noAutofocus: an error summary takes focus (GOV.UK pattern)
          autoFocus
          className="mt-5 max-w-3xl border border-score-low bg-ink-raised px-5 py-4"
        >
          <p id="problem" className="font-semibold">
            {problem}
          </p>
        </div>
      )}
      {children}
    </>
  );
}

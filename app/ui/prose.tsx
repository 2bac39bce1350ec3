import type { ReactNode } from "react";
import { splitLinks } from "~/content/linked-text";

type Contents = { contents: { id: string; text: string }[]; contentsLabel: string };

export function ProsePage({
  html,
  contents,
  contentsLabel,
  children,
}: Contents & {
  html: string;
  children?: ReactNode;
}) {
  return (
    <div className="relative on-paper">
      <div className="grid gap-x-6 gap-y-10 px-gutter py-10 md:py-16 lg:grid-cols-edge">
        <TableOfContents contents={contents} contentsLabel={contentsLabel} />
        <div>
          {/* biome-ignore lint/security/noDangerouslySetInnerHtml: ours, compiled at build */}
          <div className="prose" dangerouslySetInnerHTML={{ __html: html }} />
          {children}
        </div>
      </div>
    </div>
  );
}

function TableOfContents({ contents, contentsLabel }: Contents) {
  if (contents.length < 3) return <div />;
  return (
    <nav aria-label={contentsLabel} className="toc print:hidden">
      <p aria-hidden="true" className="pb-2 font-semibold">
        {contentsLabel}
      </p>
      <details>
        <summary className="summary-plus min-h-12 max-lg:grid grid-cols-[minmax(0,1fr)_auto_auto] content-center items-center font-semibold">
          {contentsLabel}
        </summary>
        <ol className="pb-4">
          {contents.map(({ id, text }) => (
            <li key={id}>
              <a
                href={`#${id}`}
                className="block py-2 [line-height:1.25] text-paper-soft underline-offset-4 hover:underline"
              >
                {text}
              </a>
            </li>
          ))}
        </ol>
      </details>
    </nav>
  );
}

export function LinkedText({ text }: { text: string }) {
  return splitLinks(text).map((part) =>
    part.href ? (
      <a key={part.href} href={part.href} className="underline underline-offset-4 hover:text-mist">
        {part.text}
      </a>
    ) : (
      part.text
    ),
  );
}

import { blogPage } from "#content/blog-page";

/** The headings of an article: folded away on narrow screens, beside the text on wide ones. */
export function Contents({ headings }: { headings: { id: string; text: string }[] }) {
  if (headings.length < 3) return <div />;
  return (
    <nav aria-label={blogPage.article.contents} className="print:hidden">
      <details className="contents-list">
        <summary>{blogPage.article.contents}</summary>
        <ol>
          {headings.map(({ id, text }) => (
            <li key={id}>
              <a href={`#${id}`}>{text}</a>
            </li>
          ))}
        </ol>
      </details>
    </nav>
  );
}

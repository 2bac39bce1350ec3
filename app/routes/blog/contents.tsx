import { blogPage } from "#content/blog-page";

const { contents } = blogPage.article;

/** The headings of an article: folded away on narrow screens, beside the text on wide ones. */
export function Contents({ headings }: { headings: { id: string; text: string }[] }) {
  if (headings.length < 3) return <div />;
  return (
    <nav aria-label={contents} className="print:hidden">
      <div className="contents">
        <p aria-hidden="true">{contents}</p>
        <details>
          <summary>{contents}</summary>
          <ol>
            {headings.map(({ id, text }) => (
              <li key={id}>
                <a href={`#${id}`}>{text}</a>
              </li>
            ))}
          </ol>
        </details>
      </div>
    </nav>
  );
}

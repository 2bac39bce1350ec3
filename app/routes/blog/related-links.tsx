import { blogPage } from "#content/blog-page";
import type { ArticleSummary } from "~/features/blog/article";

export function RelatedLinks({ links }: { links: ArticleSummary["relatedLinks"] }) {
  return (
    <nav aria-labelledby="related" className="w-full px-gutter pt-16 print:hidden">
      <h2 id="related" className="font-display text-title">
        {blogPage.article.related}
      </h2>
      <ul className="related-links mt-8">
        {links.map(({ href, title, description }) => (
          <li key={href}>
            <a href={href}>
              <span className="onward font-display text-card transition-colors">{title}</span>{" "}
              <span>{description}</span>
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}

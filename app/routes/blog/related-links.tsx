import { blogPage } from "#content/blog-page";
import type { ArticleSummary } from "~/features/blog/article";

export function RelatedLinks({ links }: { links: ArticleSummary["relatedLinks"] }) {
  return (
    <nav aria-labelledby="related" className="w-full px-gutter pt-16 print:hidden">
      <h2 id="related" className="font-display text-title">
        {blogPage.article.related}
      </h2>
      <ul className="mt-8 grid gap-px bg-ink-rule md:grid-cols-3">
        {links.map(({ href, title, description }, at) => (
          <li key={href} className="bg-ink">
            <a
              href={href}
              className={`group block h-full py-6 md:px-6 ${at === 0 ? "md:pl-0" : ""}`}
            >
              <span className="onward font-display text-card transition-colors group-hover:text-tungsten">
                {title}
              </span>{" "}
              <span className="mt-2 block text-mist-muted">{description}</span>
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}

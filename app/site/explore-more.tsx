import { navigation } from "#content/navigation";
import * as words from "#content/words/site";
import { classifyPage } from "~/seo/classify-page";

/** Three ways on from a page, chosen by its type; pages without a set of their own show the default. */
export function ExploreMore({ path }: { path: string }) {
  const type = classifyPage(path);
  const set = type === "homepage" || type === "contact" ? "default" : type;
  return (
    <nav aria-labelledby="explore-more" className="page-width mt-24">
      <h2 id="explore-more" className="font-display text-title">
        {words.exploreMore}
      </h2>
      <ul className="mt-8 grid gap-px bg-ink-rule md:grid-cols-3">
        {navigation.exploreMore[set].map(({ href, label, note }) => (
          <li key={href} className="group/item bg-ink">
            <a href={href} className="group block h-full py-6 md:px-6 md:group-first/item:pl-0">
              <span className="font-display text-card transition-colors duration-200 group-hover:text-tungsten">
                {label} <span aria-hidden="true">→</span>
              </span>{" "}
              <span className="mt-2 block text-mist-muted">{note}</span>
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}

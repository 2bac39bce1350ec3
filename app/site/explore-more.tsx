import { exploreMore } from "#content/explore-more.yaml";
import { exploreMoreHeading } from "#content/layout.yaml";
import { isAbsent } from "~/seo/absent-pages";

const SETS: Record<string, keyof typeof exploreMore> = {
  "/video-use-cases": "services",
  "/about-us": "about",
  "/video-packages": "packages",
};

/** `lang`: on a page in another language. */
export function ExploreMore({ path, lang }: { path: string; lang?: string | undefined }) {
  const listed = exploreMore[SETS[path] ?? "default"].filter(({ href }) => !isAbsent(href));
  return (
    <nav
      aria-labelledby="explore-more"
      lang={lang}
      className="lay-out-later w-full px-gutter pt-20 print:hidden"
    >
      <h2 id="explore-more" className="font-display text-card">
        {exploreMoreHeading}
      </h2>
      <ul className="mt-4 grid gap-x-6 border-y border-ink-rule md:rows-of-3">
        {listed.map(({ href, label, note }) => (
          <li key={href} className="border-ink-rule max-md:not-first:border-t">
            <a
              href={href}
              aria-current={href === path ? "page" : undefined}
              className={`group block py-5 ${href === path ? "text-mist-muted" : ""}`}
            >
              <span className="arrow-link block font-display text-card underline-offset-4 group-hover:underline">
                {label}
              </span>{" "}
              <span className="mt-1 block text-small text-balance text-mist-muted">{note}</span>
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}

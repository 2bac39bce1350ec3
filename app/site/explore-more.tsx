import { exploreMore } from "#content/explore-more.yaml";
import { exploreMoreHeading } from "#content/layout.yaml";
import { isAbsent } from "~/seo/absent-pages";
import { TextLink } from "~/ui/button";

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
      className="lay-out-later items-center gap-x-6 px-gutter pt-section lg:grid lg:grid-cols-edge print:hidden"
    >
      <h2 id="explore-more" className="heading-label">
        {exploreMoreHeading}
      </h2>
      <ul className="flex-wrap gap-x-8 md:flex">
        {listed.map(({ href, label }) => (
          <li key={href}>
            <TextLink
              href={href}
              aria-current={href === path ? "page" : undefined}
              tone="soft"
              className="arrow-link"
              label={label}
            />
          </li>
        ))}
      </ul>
    </nav>
  );
}

import thumbnail from "virtual:pictures/thumbnail";
import { exploreMore } from "#content/explore-more.yaml";
import { pageImages } from "#content/images.yaml";
import { exploreMoreHeading } from "#content/layout.yaml";
import { isAbsent } from "~/seo/absent-pages";
import { Picture, sitePicture } from "~/ui/picture";

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
      <h2 id="explore-more" className="font-display text-step-3">
        {exploreMoreHeading}
      </h2>
      <ul className="mt-6 grid gap-x-6 gap-y-10 md:rows-of-3">
        {listed.map(({ href, label, note, images: names }, at) => (
          <li key={href}>
            <a
              href={href}
              aria-current={href === path ? "page" : undefined}
              className={`group block ${href === path ? "text-mist-muted" : ""}`}
            >
              <span
                className={`corner-marks hover-highlight block aspect-video overflow-hidden bg-ink-panel md:aspect-21/10 ${href === path ? "opacity-50" : ""}`}
              >
                <Picture
                  picture={sitePicture(thumbnail, thumbnailOf(path, names, at))}
                  sizes="480px"
                  alt=""
                  className="size-full object-cover"
                />
              </span>
              <span className="arrow-link mt-4 block font-display text-card underline-offset-4 group-hover:underline">
                {label}
              </span>{" "}
              <span className="mt-1 block text-balance text-mist-muted">{note}</span>
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}

/** One of a link's images that the page does not show already; it varies between pages. */
function thumbnailOf(path: string, names: string[], at: number): string {
  const shown = Object.values(pageImages[path] ?? {});
  const unseen = names.filter((name) => !shown.includes(name));
  return unseen[(path.length + at) % unseen.length] ?? names.at(-1) ?? "";
}

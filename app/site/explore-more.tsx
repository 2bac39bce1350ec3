import { navigation } from "#content/navigation";
import type { Cast } from "#content/schema/stills";
import { cast } from "#content/stills";
import * as words from "#content/words/site";
import { classifyPage } from "~/seo/paths";
import { Strip } from "./strip";

/** Three ways on from a page, chosen by its type; pages without a set of their own show the default. */
export function ExploreMore({ path }: { path: string }) {
  const type = classifyPage(path);
  const set = type === "homepage" || type === "contact" ? "default" : type;
  return (
    <nav aria-labelledby="explore-more" className="w-full px-gutter pt-20 print:hidden">
      <h2 id="explore-more" className="font-display text-step-3">
        {words.exploreMore}
      </h2>
      <ul className="mt-6 grid gap-x-6 gap-y-10 md:grid-cols-3">
        {navigation.exploreMore[set].map(({ href, label, note, stills }, at) => (
          <li key={href}>
            <a
              href={href}
              aria-current={href === path ? "page" : undefined}
              className={`group block ${href === path ? "text-mist-muted" : ""}`}
            >
              <Strip
                name={nextStill(path, stills, at)}
                className={href === path ? "opacity-50" : ""}
              />
              <span className="onward mt-4 block font-display text-card underline-offset-4 group-hover:underline">
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

/** Of a link's stills one that its page does not show already; pages take turns with the others. */
function nextStill(path: string, stills: string[], at: number): string {
  const shown = Object.values((cast as Cast)[path] ?? {});
  const fresh = stills.filter((name) => !shown.includes(name));
  return fresh[(path.length + at) % fresh.length] ?? (stills.at(-1) as string);
}

import { workPage } from "#content/work-page.yaml";
import { summarizeOffered } from "~/features/offers/offer-summary";
import { listFilters } from "~/features/work/film";
import { filmFeedLink } from "~/features/work/film-metadata";
import { FilmGrid, FilmsNote } from "~/features/work/film-still";
import { listFilms } from "~/features/work/films";
import { PageEnd } from "~/site/closing-section";
import { cacheable } from "~/site/page-data.server";
import { headers, meta } from "~/site/page-exports";
import type { PageHandle } from "~/site/page-handle";
import { ButtonLink } from "~/ui/button";
import type { Route } from "./+types/work";

const PATH = "/work";

export function loader({ url, context }: Route.LoaderArgs) {
  const all = listFilms();
  const asked = url.searchParams.get("kind");
  const kind = all.find((film) => film.kind === asked)?.kind;
  const films = all.filter((film) => !kind || film.kind === kind);
  const head = { ...workPage, headTags: [filmFeedLink] };
  return cacheable(context, PATH, head, { films, kind, kinds: listFilters(all) });
}

export { headers, meta };

export const handle: PageHandle = { hasVideo: true };

export default function WorkPage({ loaderData: { films, kind, kinds } }: Route.ComponentProps) {
  return (
    <>
      <header className="grid gap-x-6 gap-y-4 px-gutter pt-12 pb-8 lg:grid-cols-edge">
        <h1 className="text-hero wrap-anywhere">{workPage.title}</h1>
        <div>
          <p className="lede text-lede">{workPage.lede}</p>
          <FilmsNote films={films} />
          {kinds.length > 0 && <Kinds kinds={kinds} chosen={kind} />}
        </div>
      </header>
      {films.length > 0 && (
        <div className="px-gutter">
          <FilmGrid films={films} offerOf={({ offer }) => summarizeOffered(offer)} eager />
        </div>
      )}
      {films.length === 0 && (
        <div className="px-gutter pb-10">
          <p className="max-w-measure font-display text-card">{workPage.empty.text}</p>
          <p className="mt-6">
            <ButtonLink {...workPage.empty.action} />
          </p>
        </div>
      )}
      <PageEnd path={PATH} {...workPage.closing} />
    </>
  );
}

function Kinds({ kinds, chosen }: { kinds: [string, string][]; chosen: string | undefined }) {
  const links = [[undefined, workPage.allKinds], ...kinds] as const;
  return (
    <nav aria-label={workPage.kindsLabel} className="mt-4 print:hidden">
      <ul className="flex flex-wrap gap-x-6">
        {links.map(([kind, name]) => (
          <li key={name}>
            <a
              href={kind ? `${PATH}?kind=${kind}` : PATH}
              aria-current={kind === chosen ? "page" : undefined}
              className="inline-flex min-h-11 items-center text-mist-soft underline-offset-4 hover:text-mist chosen:text-mist chosen:underline"
            >
              {name}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}

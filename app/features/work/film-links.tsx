import { film as texts } from "#content/work-page.yaml";
import { fill } from "~/content/format";
import { filmPath, isUpright } from "./film";
import { InPhone, SpecNote } from "./film-still";
import { listFilms } from "./films";

/** On the server only, as films.ts: no page with offers hydrates. */
export function FilmLinks({ offer, className = "" }: { offer: string; className?: string }) {
  if (!import.meta.env.SSR) return null;
  const films = listFilms().filter((film) => film.offer === offer);
  return films.map((film) => (
    <div key={film.slug} data-preview={film.preview} className={`relative ${className}`}>
      {isUpright(film) && <InPhone film={film} className="mb-2 w-44" />}
      <a
        href={filmPath(film.slug)}
        className="stretched inline-flex min-h-11 items-center font-semibold underline underline-offset-4"
      >
        {fill(texts.watch, { title: film.title, kind: film.kindName, length: film.length })}
      </a>
      <SpecNote film={film} />
    </div>
  ));
}

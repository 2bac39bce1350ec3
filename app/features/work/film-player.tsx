import type { ComponentProps } from "react";
import { workPage } from "#content/work-page.yaml";
import { findHost } from "~/content/film-hosts";
import { fill } from "~/content/format";
import { buttonClass } from "~/ui/button";
import { Picture } from "~/ui/picture";
import { Video } from "~/ui/video";
import { type FilmFiles, type FilmSummary, isUpright } from "./film";

const texts = workPage.film;
/** With its button in the first screen, under header, title and words. */
export const uprightHeight = "h-[clamp(24rem,100svh-22rem,36rem)]";
const boxClass = (film: FilmSummary) =>
  isUpright(film)
    ? `cover-of-page phone mx-0 ${uprightHeight}`
    : "relative border border-ink-rule bg-ink-panel max-md:-mx-gutter";

/** Loads no film before it is played; enhance/film.ts lets links play it in the page. */
export function FilmPlayer({ film }: { film: FilmSummary }) {
  const poster: Poster = {
    picture: film.poster,
    alt: film.poster.alt,
    sizes: isUpright(film) ? "23rem" : "(min-width: 64rem) 70vw, 100vw",
    eager: true,
    className: `size-full object-cover ${isUpright(film) ? "" : "cover-of-page"}`,
  };
  if (film.files) return <OwnPlayer film={film} files={film.files} poster={poster} />;
  return <HostPlayer film={film} poster={poster} />;
}

type Poster = ComponentProps<typeof Picture>;
type Props = { film: FilmSummary; poster: Poster };

function OwnPlayer({ film, files, poster }: Props & { files: FilmFiles }) {
  const { av1, ...video } = files;
  return (
    <div className={isUpright(film) ? "" : "w-full"}>
      <Video
        {...video}
        title={film.title}
        modern={av1 ? { src: av1, type: 'video/webm; codecs="av01.0.04M.08"' } : undefined}
        play={texts.play}
        length={film.length}
        className={boxClass(film)}
        poster={poster}
      />
      <p role="status" data-film-failed={texts.failed} />
    </div>
  );
}

/** Loads nothing of the host before its link is used, which without scripts opens the film. */
function HostPlayer({ film, poster }: Props) {
  const { host = "", player } = findHost(film.hostedAt ?? "") ?? {};
  return (
    <div className={isUpright(film) ? "" : "w-full"}>
      <div className={boxClass(film)}>
        <Picture {...poster} />
        <a
          href={film.hostedAt}
          target="_blank"
          rel="noopener noreferrer"
          data-embed={player}
          data-title={film.title}
          className={buttonClass({ className: "absolute bottom-6 inset-s-6" })}
        >
          {fill(texts.playAt, { host })} <span className="tabular">{film.length}</span>
        </a>
      </div>
      <p className="max-w-measure pt-4 text-small text-mist-soft">
        {fill(texts.hostNote, { host })}
      </p>
    </div>
  );
}

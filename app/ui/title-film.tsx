import wide from "virtual:pictures/wide";
import { language, languageName } from "~/content/format";
import type { TitleFilmContent } from "~/content/schema/media";
import { buttonClass } from "./button";
import { Figure, sitePicture } from "./picture";

/** Loads nothing of the film before its link is used; without scripts the link opens the file. */
export function TitleFilm({ film }: { film: TitleFilmContent }) {
  const { title, note, playLabel, length, width, height, poster, mp4, webm, captions } = film;
  return (
    <section aria-labelledby="film-title" className="mt-10 lg:mt-0">
      <h2 id="film-title" className="sr-only">
        {title}
      </h2>
      <div className="relative">
        <Figure
          picture={sitePicture(wide, poster)}
          alt=""
          ratio="wide"
          sizes="(min-width: 1024px) 48vw, (min-width: 768px) 100vw, 167vw"
        />
        <video
          hidden
          controls
          playsInline
          preload="none"
          width={width}
          height={height}
          aria-label={title}
          className="absolute inset-0 size-full bg-ink"
        >
          {webm && <source src={webm} type='video/webm; codecs="av01.0.04M.10"' />}
          <source src={mp4} type="video/mp4" />
          <track kind="captions" src={captions} srcLang={language} label={languageName(language)} />
        </video>
        <a
          href={mp4}
          data-plays
          className={buttonClass({
            kind: "secondary",
            className: "absolute bottom-6 inset-s-6 bg-ink",
          })}
        >
          {playLabel} <span className="tabular">{length}</span>
        </a>
      </div>
      <p className="pt-3 text-small text-mist-muted">{note}</p>
    </section>
  );
}

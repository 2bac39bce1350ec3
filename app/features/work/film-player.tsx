import { workPage } from "#content/work-page.yaml";
import { findHost } from "~/content/film-hosts";
import { fill, language, languageName } from "~/content/format";
import { buttonClass } from "~/ui/button";
import { Picture } from "~/ui/picture";
import { type FilmFiles, type FilmSummary, isUpright } from "./film";

/** The picture lies under the video: a poster has no sizes; without one Chrome paints gray. */
const TRANSPARENT = "data:image/gif;base64,R0lGODlhAQABAAAAACH5BAEKAAEALAAAAAABAAEAAAICTAEAOw==";

const texts = workPage.film;
/** No higher than the window under header and title. */
const boxClass = (film: FilmSummary) =>
  isUpright(film)
    ? "cover-of-page phone mx-0 h-[min(100svh-12rem,36rem)]"
    : "relative border border-ink-rule bg-ink-panel max-md:-mx-gutter";

/** Loads no film before it is played; enhance/film.ts lets links play it in the page. */
export function FilmPlayer({ film }: { film: FilmSummary }) {
  const poster = (
    <Picture
      eager
      picture={film.poster}
      alt={film.poster.alt}
      sizes={isUpright(film) ? "23rem" : "(min-width: 64rem) 70vw, 100vw"}
      className={`size-full object-cover ${isUpright(film) ? "" : "cover-of-page"}`}
    />
  );
  if (film.files) return <OwnPlayer film={film} files={film.files} poster={poster} />;
  return <HostPlayer film={film} poster={poster} />;
}

/** Beside the title, in the first screen. A host's player has its link over the picture. */
export function PlayLink({ film: { files, length } }: { film: FilmSummary }) {
  if (!files) return null;
  return (
    <a href={files.mp4} data-plays className={buttonClass()}>
      {texts.play} <span className="tabular">{length}</span>
    </a>
  );
}

type Props = { film: FilmSummary; poster: React.ReactNode };

function OwnPlayer({ film, files, poster }: Props & { files: FilmFiles }) {
  const { mp4, av1, captions, width, height } = files;
  return (
    <div className={isUpright(film) ? "" : "grow"}>
      <div className={boxClass(film)}>
        {poster}
        <video
          controls
          playsInline
          preload="none"
          poster={TRANSPARENT}
          width={width}
          height={height}
          aria-label={film.title}
          className="absolute inset-0 size-full"
        >
          {av1 && <source src={av1} type='video/webm; codecs="av01.0.04M.08"' />}
          <source src={mp4} type="video/mp4" />
          {/* Off at first, because they describe sound that is heard: the controls switch them on. */}
          <track kind="captions" src={captions} srcLang={language} label={languageName(language)} />
        </video>
      </div>
      <p className="pt-4">
        <a
          href={mp4}
          className="inline-flex min-h-11 items-center text-small text-mist-soft underline underline-offset-4"
        >
          {texts.file}
        </a>
      </p>
      <p role="status" data-film-failed={texts.failed} />
    </div>
  );
}

/** Loads nothing of the host before its link is used, which without scripts opens the film. */
function HostPlayer({ film, poster }: Props) {
  const { host = "", player } = findHost(film.hostedAt ?? "") ?? {};
  return (
    <div className={isUpright(film) ? "" : "grow"}>
      <div className={boxClass(film)}>
        {poster}
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

import wide from "virtual:pictures/wide";
import type { TitleFilmContent } from "~/content/schema/media";
import { sitePicture } from "./picture";
import { Video } from "./video";

export function TitleFilm({ film }: { film: TitleFilmContent }) {
  const { title, note, playLabel, poster, webm, ...video } = film;
  return (
    <section aria-labelledby="film-title" className="mt-10 lg:mt-0">
      <h2 id="film-title" className="sr-only">
        {title}
      </h2>
      <Video
        {...video}
        title={title}
        modern={webm ? { src: webm, type: 'video/webm; codecs="av01.0.04M.10"' } : undefined}
        play={playLabel}
        kind="secondary"
        className="aspect-wide max-md:-mx-gutter"
        poster={{
          picture: sitePicture(wide, poster),
          alt: "",
          sizes: "(min-width: 1024px) 48vw, 100vw",
        }}
      />
      <p className="pt-3 text-small text-mist-muted">{note}</p>
    </section>
  );
}

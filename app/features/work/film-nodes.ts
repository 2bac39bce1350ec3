import type { Thing, VideoObject } from "schema-dts";
import { locale } from "#content/site";
import type { SitemapVideo } from "~/seo/crawler-files";
import { canonical, nodeId } from "~/seo/paths";
import { type FilmSummary, filmPath, secondsOf } from "./film";
import { findHost } from "./film-hosts";

/** The structured data of a film; its chapters are key moments. */
export function videoNode(origin: string, film: FilmSummary): Thing {
  const page = canonical(origin, filmPath(film.slug)).link.href;
  const ends = [...film.chapters.slice(1).map(({ at }) => at), film.length];
  return {
    "@type": "VideoObject",
    "@id": `${page}#video`,
    name: film.title,
    description: film.metaDescription,
    thumbnailUrl: origin + film.poster.src,
    uploadDate: timestamp(film.uploaded),
    duration: `PT${secondsOf(film.length)}S`,
    ...(film.files && { contentUrl: origin + film.files.mp4 }),
    ...(film.hostedAt && { embedUrl: findHost(film.hostedAt)?.player ?? film.hostedAt }),
    transcript: film.transcript.trim(),
    genre: film.kindName,
    inLanguage: locale,
    publisher: { "@id": nodeId(origin, "business") },
    ...(film.files && {
      hasPart: film.chapters.map(({ at, title }, index) => ({
        "@type": "Clip" as const,
        name: title,
        startOffset: secondsOf(at),
        endOffset: secondsOf(ends[index] ?? film.length),
        url: `${page}?t=${secondsOf(at)}`,
      })),
    }),
  } satisfies VideoObject;
}

export function sitemapVideo(origin: string, film: FilmSummary): SitemapVideo {
  return {
    thumbnail_loc: origin + film.poster.src,
    title: film.title,
    description: film.metaDescription,
    ...(film.files && { content_loc: origin + film.files.mp4 }),
    ...(film.hostedAt && { player_loc: findHost(film.hostedAt)?.player ?? film.hostedAt }),
    duration: secondsOf(film.length),
    publication_date: timestamp(film.uploaded),
  };
}

const timestamp = (day: string) => `${day}T00:00:00Z`;

import type { VideoObject } from "schema-dts";
import { names } from "#content/brand.yaml";
import { locale } from "#content/site.yaml";
import { workPage } from "#content/work-page.yaml";
import { findHost } from "~/content/film-hosts";
import { secondsOf } from "~/content/film-time";
import type { SitemapVideo } from "~/seo/crawler-files";
import { type Feed, feedLink, RSS } from "~/seo/feeds";
import { canonical, nodeId } from "~/seo/paths";
import { type FilmSummary, filmPath } from "./film";

export const filmFeedLink = feedLink("/work/rss.xml", RSS, workPage.rssTitle);

export function filmFeed(origin: string, films: FilmSummary[]): Feed {
  const newest = films.toSorted((a, b) => b.uploaded.localeCompare(a.uploaded));
  return {
    origin,
    path: "/work",
    title: `${workPage.metaTitle} | ${names.name}`,
    description: workPage.metaDescription,
    items: newest.map(({ slug, title, kindName, result, uploaded, files }) => ({
      path: filmPath(slug),
      title,
      description: result,
      category: kindName,
      day: uploaded,
      enclosure: files && { path: files.mp4, bytes: files.bytes, type: "video/mp4" },
    })),
  };
}

export function videoNode(origin: string, film: FilmSummary) {
  const page = canonical(origin, filmPath(film.slug));
  const ends = [...film.chapters.slice(1).map(({ at }) => at), film.length];
  return {
    "@type": "VideoObject",
    "@id": `${page}#video`,
    name: film.title,
    description: film.metaDescription,
    thumbnailUrl: origin + film.poster.src,
    uploadDate: `${film.uploaded}T00:00:00Z`,
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
    publication_date: `${film.uploaded}T00:00:00Z`,
  };
}

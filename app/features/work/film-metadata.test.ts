import { expect, test } from "vitest";
import { sitemap } from "~/seo/crawler-files";
import type { FilmSummary } from "./film";
import { sitemapVideo, videoNode } from "./film-metadata";

const ORIGIN = "https://studio.test";
const film: FilmSummary = {
  ...{ slug: "one-cup", title: "One Cup", spec: true, rendered: true, kind: "product-reel" },
  ...{ kindName: "Product reel", year: 2026, length: "1:05", role: "All", result: "A cup." },
  ...{ metaDescription: "A cup & its steam.", offer: "monthly", articles: [], order: 1 },
  ...{ uploaded: "2026-11-24", credits: [{ role: "Light", name: "Ada" }], transcript: "A hum.\n" },
  poster: { src: "/assets/poster.webp", srcSet: "", width: 1600, height: 670, alt: "A cup" },
  chapters: [
    { at: "0:00", title: "Empty" },
    { at: "0:40", title: "Full" },
  ],
};
const files = { mp4: "/film/one-cup.mp4", bytes: 1, captions: "/film/one-cup.vtt" };
const own = { ...film, files: { ...files, width: 960, height: 402 } };
const hosted = { ...film, hostedAt: "https://vimeo.com/76979871" };

test("a film's data has the fields that Google requires and recommends, and its key moments", () => {
  expect(videoNode(ORIGIN, own)).toMatchObject({
    ...{ "@type": "VideoObject", name: "One Cup", description: "A cup & its steam." },
    ...{ thumbnailUrl: `${ORIGIN}/assets/poster.webp`, uploadDate: "2026-11-24T00:00:00Z" },
    ...{ duration: "PT65S", contentUrl: `${ORIGIN}/film/one-cup.mp4`, transcript: "A hum." },
    hasPart: [
      { name: "Empty", startOffset: 0, endOffset: 40, url: `${ORIGIN}/work/one-cup?t=0` },
      { name: "Full", startOffset: 40, endOffset: 65, url: `${ORIGIN}/work/one-cup?t=40` },
    ],
  });
});

test("a film at a video host names its player instead of a file", () => {
  const player = "https://player.vimeo.com/video/76979871?autoplay=1&dnt=1";
  const node = videoNode(ORIGIN, hosted);
  expect(node).toMatchObject({ embedUrl: player });
  expect(Object.keys(node)).not.toEqual(expect.arrayContaining(["contentUrl", "hasPart"]));
  expect(sitemapVideo(ORIGIN, hosted)).toMatchObject({ player_loc: player });
});

test("the sitemap lists the video of a film's page", () => {
  const entry = { path: "/work/one-cup", updated: "2026-11-24", video: sitemapVideo(ORIGIN, own) };
  expect(sitemap(ORIGIN, [entry])).toContain(
    "<video:video><video:thumbnail_loc>https://studio.test/assets/poster.webp</video:thumbnail_loc><video:title>One Cup</video:title><video:description>A cup &amp; its steam.</video:description><video:content_loc>https://studio.test/film/one-cup.mp4</video:content_loc><video:duration>65</video:duration>",
  );
});

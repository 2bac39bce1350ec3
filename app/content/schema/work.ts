import { z } from "zod";
import {
  formerAddresses,
  link,
  list,
  message,
  naming,
  pageHead,
  section,
  slug,
  text,
} from "./primitives.ts";

const time = z.string().regex(/^\d{1,2}:[0-5]\d$/, 'minutes and seconds in quotes, such as "0:24"');
const thisYear = new Date().getFullYear();

function file(ending: string) {
  const allowed = new RegExp(`^[a-z0-9-]+\\.${ending}$`);
  return z.string().regex(allowed, `the name of a .${ending} file beside index.mdx`);
}

const plainText = text.regex(/^(?!.*<\/?[a-z])/is, "plain text, without markup such as <b>");

const making = z.strictObject({
  storyboard: file("jpg").describe(
    "a drawing of the shot that the poster shows, at least 480 px wide",
  ),
  storyboardAlt: text,
  shot: z.int().min(1).describe("the number of that shot in the list"),
  shots: list(
    z.strictObject({
      at: time.describe("when it begins"),
      scene: text.describe("what is seen"),
      camera: text,
      words: text.optional().describe("on the screen"),
    }),
    60,
  ),
  callSheet: z
    .strictObject({
      facts: list(z.strictObject({ label: text, value: text }), 12),
      schedule: list(z.strictObject({ time: text, what: text }), 24),
    })
    .describe("one page of it"),
});

/** What the studio sells; each is a filter of /work, and `kind` is in its address. */
export const filmKindsSchema = list(z.strictObject({ kind: slug, name: text }), 20);

/** `kinds`: those of content/film-kinds.yaml. The slug is the name of the folder. */
export const filmSchema = (kinds: string[]) =>
  z.strictObject({
    title: text.max(48),
    spec: z.boolean().default(false).describe("Yes for a film that nobody ordered"),
    rendered: z.boolean().default(false).describe("Yes for pictures that no camera took"),
    client: text.optional().describe("needed unless `spec` is true"),
    kind: z.enum(kinds, `one of content/film-kinds.yaml: ${kinds.join(", ")}`),
    year: z.int().min(1900).max(thisYear),
    length: time,
    role: text.describe("what the studio did"),
    problem: text.max(140).optional().describe("one line: what was in the way, or missing"),
    result: text.max(140).describe("one line: what the film does, or did for its client"),
    metaDescription: text.max(160).describe("for search engines"),
    offer: naming("offer", slug).optional().describe("what a film like it costs is taken from it"),
    articles: z.array(slug).default([]).describe("articles of the blog that link the film"),
    order: z.int().describe("the lowest is shown first"),
    uploaded: z.iso.date("a date such as 2026-11-24, in quotes"),
    poster: file("jpg").describe("at least 1,600 px wide, 1,080 if it is upright"),
    posterAlt: text,
    film: file("mp4").optional().describe("H.264 and AAC, at most 4 MB and 60 seconds"),
    filmAv1: file("webm").optional().describe("the same in AV1, beside `film`"),
    preview: file("mp4")
      .optional()
      .describe("three seconds of it without sound, at most 250 KB, for lists of films"),
    captions: file("vtt").optional().describe("WebVTT, needed beside `film`"),
    hostedAt: text.optional().describe("instead of `film`: its address at a video host"),
    chapters: z.array(z.strictObject({ at: time, title: text })).default([]),
    formerly: formerAddresses,
    credits: list(z.strictObject({ role: text, name: text }), 40),
    making: making.optional().describe("how it was made"),
    transcript: plainText
      .describe("what is said and heard, with empty lines between paragraphs")
      .meta({ hasLines: true }),
  });
export type FilmFrontmatter = z.infer<ReturnType<typeof filmSchema>>;

export const workPageSchema = z.strictObject({
  ...pageHead,
  specNote: text.describe("wherever a spec film is shown"),
  renderedNote: text.describe("wherever a film is shown that is rendered"),
  spec: text.describe("such a film in a list"),
  rendered: text.describe("such a film in a list"),
  listNote: text.describe("what the two words mean, above a list with such a film"),
  list: z.strictObject({ problem: text, result: text, offer: text }),
  kindsLabel: text,
  allKinds: text,
  empty: z.strictObject({ text, action: link }).describe("while content/work has no film"),
  closing: section.extend({ action: link }),
  rssTitle: text,
  film: z.strictObject({
    back: text,
    play: text,
    file: text.describe("the link to the film's file"),
    failed: text.describe("when the browser cannot load the film"),
    playAt: message("host"),
    hostNote: message("host"),
    watch: message("title", "kind", "length"),
    facts: z.strictObject({
      client: text,
      kind: text,
      year: text,
      length: text,
      role: text,
    }),
    chapters: text,
    transcript: text,
    articles: text,
    making: z.strictObject({
      heading: text,
      storyboard: message("number"),
      frame: message("number").describe("under the poster"),
      shots: text,
      columns: z.strictObject({ number: text, at: text, scene: text, camera: text, words: text }),
      callSheet: text,
      renderedNote: text.describe("with the call sheet of a film that is rendered"),
      schedule: z.strictObject({ time: text, what: text }),
    }),
    offer: z.strictObject({
      heading: text,
      start: text.describe("how such a film begins"),
      filmedNote: text.describe("of a film that is rendered"),
      action: text,
    }),
    next: text,
  }),
  home: z.strictObject({ eyebrow: text, heading: text, button: text }),
});

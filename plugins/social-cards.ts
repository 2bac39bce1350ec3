import { copyFile, mkdir, readFile } from "node:fs/promises";
import path from "node:path";
import { createElement as h } from "react";
import type { Plugin } from "vite";
import { articlePath } from "../app/features/blog/article.ts";
import { filmPath } from "../app/features/work/film.ts";
import { CARD, socialCard } from "../app/seo/paths.ts";
import { brandColor } from "./brand/colors.ts";
import { cutFile, loadFaces } from "./brand/fonts.ts";
import { contentLetters } from "./brand/letters.ts";
import { cachedFile, contentHash } from "./cache.ts";
import { readContent } from "./content/read-content.ts";
import { compileAllMdx, type MdxFile } from "./mdx/mdx.ts";
import { pageCards, pictureOf } from "./page-cards.ts";
import { cropAround } from "./pictures/read-pictures.ts";
import { readSource, type Source } from "./pictures/source.ts";

const SHARED_INPUTS = ["plugins/social-cards.ts", cutFile("display"), cutFile("text")];

/** Draws the social picture of every page in a build; unchanged ones are cached. */
export function socialCards(): Plugin {
  return {
    name: "social-cards",
    apply: "build",
    applyToEnvironment: (environment) => environment.name === "ssr",
    async writeBundle({ dir = "." }) {
      const client = path.join(dir, "../client");
      await mkdir(path.join(client, "og"), { recursive: true });
      const { names, colors } = readContent("brand");
      const cards = await listCards();
      const shared = await Promise.all(SHARED_INPUTS.map((file) => readFile(file)));
      const written = cards.map(async ([address, card]) => {
        const source = await readSource(card.background.file);
        const inputs = JSON.stringify([
          card.title,
          card.label,
          card.background.focus,
          names.name,
          colors,
        ]);
        const hash = contentHash(...shared, source.bytes, inputs);
        const draw = () => drawCard(card, source, names.name);
        const drawn = await cachedFile(`social-cards/${hash}.jpg`, draw);
        await copyFile(drawn, path.join(client, socialCard(address)));
      });
      await Promise.all(written);
      if (withoutGlyph.size > 0) {
        const letters = [...withoutGlyph].join(" ");
        this.warn(
          `Social cards leave out ${letters}: the fonts of content/fonts/fonts.yaml do not have them.`,
        );
      }
    },
  };
}

async function listCards(): Promise<[path: string, Card][]> {
  const background = ({ file, focus }: ReturnType<typeof pictureOf>) => ({
    file: path.resolve("content/pictures", file),
    focus,
  });
  const texts = await Promise.all(compileAllMdx());
  const cards = pageCards().map(({ path: address, picture, ...words }): [string, Card] => [
    address,
    { ...words, background: background(picture) },
  ]);
  return [...cards, ...texts.flatMap(cardsOf)];

  /** Of an article the picture that its frontmatter names, or that of the home page; legal pages are in content/pages.yaml. */
  function cardsOf(text: MdxFile): [path: string, Card][] {
    if (text.kind === "legal page") return [];
    if (text.kind === "own page") {
      const { path: address, title, name, picture } = text.frontmatter;
      return [[address, { title, label: name, background: background(pictureOf(picture)) }]];
    }
    if (text.kind === "film") {
      const { slug, title, kindName } = text.frontmatter;
      return [[filmPath(slug), { title, label: kindName, background: text.cardImage }]];
    }
    const { slug, title, category } = text.frontmatter;
    const picture = text.cardImage ?? background(pictureOf());
    return [[articlePath(slug), { title, label: category, background: picture }]];
  }
}

type Card = { title: string; label: string; background: { file: string; focus?: string } };

const MARGIN = 72;

let fonts: ReturnType<typeof loadFaces> | undefined;
/** Of the cards that this build has drawn. */
const withoutGlyph = new Set<string>();

async function noteWithoutGlyph(_: string, letters: string): Promise<[]> {
  withoutGlyph.add(letters);
  return [];
}

async function drawCard(card: Card, source: Source, brand: string): Promise<Buffer> {
  // Here, because `npm run dev` loads this file and draws no card.
  const { default: satori } = await import("satori");
  fonts ??= loadFaces([...contentLetters().keys()]);
  const words = await satori(layOut(card, brand), {
    ...CARD,
    fonts: await fonts,
    loadAdditionalAsset: noteWithoutGlyph,
  });
  return cropAround(card.background.focus, source, CARD.width / CARD.height)
    .resize(CARD)
    .flatten({ background: brandColor("ink") })
    .composite([{ input: Buffer.from(words) }])
    .jpeg({ quality: 80, mozjpeg: true })
    .toBuffer();
}

const ink = (alpha: number) => brandColor("ink", alpha);

function layOut({ title, label }: Card, brand: string) {
  const column = { display: "flex", flexDirection: "column" as const };
  return h(
    "div",
    {
      style: {
        ...column,
        width: "100%",
        height: "100%",
        padding: MARGIN,
        boxSizing: "border-box",
        justifyContent: "space-between",
        color: brandColor("mist"),
        backgroundImage: `linear-gradient(100deg, ${ink(0.9)} 20%, ${ink(0.55)} 60%, ${ink(0.1)} 100%)`,
      },
    },
    h("div", { style: { display: "flex", fontFamily: "Display", fontSize: 52 } }, brand),
    h(
      "div",
      { style: { ...column, gap: 28 } },
      h("div", { style: { width: 96, height: 6, backgroundColor: brandColor("tungsten") } }),
      h(
        "div",
        {
          style: {
            fontFamily: "Display",
            fontSize: title.length > 44 ? 96 : 116,
            lineHeight: 1,
            maxWidth: 900,
          },
        },
        title,
      ),
      h(
        "div",
        { style: { fontFamily: "Text", fontSize: 28, letterSpacing: 3 } },
        label.toUpperCase(),
      ),
    ),
  );
}

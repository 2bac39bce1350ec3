import { copyFile, mkdir, readFile } from "node:fs/promises";
import path from "node:path";
import { createElement as h } from "react";
import satori from "satori";
import sharp from "sharp";
import { type Plugin, runnerImport } from "vite";
import { articlePath } from "../app/features/blog/article.ts";
import { filmPath } from "../app/features/work/film.ts";
import { CARD, socialCard } from "../app/seo/social-card.ts";
import { colors } from "../content/brand.ts";
import { brandColor } from "./brand/colors.ts";
import { fontFile, loadFaces } from "./brand/fonts.ts";
import { cachedFile, contentHash } from "./cache.ts";
import { compileAllTexts, type Text } from "./mdx/mdx.ts";

/** Inputs of every card: its layout and the two fonts. */
const SHARED_INPUTS = ["plugins/social-cards.ts", fontFile("display"), fontFile("text")];

/** Draws the social picture of every page in a build; unchanged ones are cached. */
export function socialCards(): Plugin {
  return {
    name: "social-cards",
    apply: "build",
    applyToEnvironment: (environment) => environment.name === "ssr",
    async writeBundle({ dir = "." }) {
      const client = path.join(dir, "../client");
      await mkdir(path.join(client, "og"), { recursive: true });
      const { brand, cards } = await listCards();
      const shared = await Promise.all(SHARED_INPUTS.map((file) => readFile(file)));
      const written = cards.map(async ([address, card]) => {
        const texts = JSON.stringify([card.title, card.label, brand, colors]);
        const hash = contentHash(...shared, await readFile(card.background), texts);
        const drawn = await cachedFile(`social-cards/${hash}.jpg`, () => drawCard(card, brand));
        await copyFile(drawn, path.join(client, socialCard(address)));
      });
      await Promise.all(written);
    },
  };
}

async function listCards(): Promise<{ brand: string; cards: [path: string, Card][] }> {
  const { pages } = await importContent<typeof import("../content/pages.ts")>("pages");
  const { site } = await importContent<typeof import("../content/site.ts")>("site");
  const texts = await Promise.all(compileAllTexts());
  const cards = pages.map((page): [string, Card] => [
    page.path,
    { title: page.card, label: page.name, background: imageFile(page.frame) },
  ]);
  return { brand: site.name, cards: [...cards, ...texts.flatMap(cardsOf)] };
}

async function importContent<Module>(name: string): Promise<Module> {
  return (await runnerImport<Module>(path.resolve(`content/${name}.ts`))).module;
}

/** The background of an article is its cover; legal pages are in content/pages.ts. */
function cardsOf(text: Text): [path: string, Card][] {
  if (text.kind === "legal page") return [];
  if (text.kind === "own page") {
    const { path: address, title, name, frame: image = "window" } = text.frontmatter;
    return [[address, { title, label: name, background: imageFile(image) }]];
  }
  if (text.kind === "film") {
    const { slug, title, kindName } = text.frontmatter;
    return [[filmPath(slug), { title, label: kindName, background: text.cardImage }]];
  }
  const { slug, title, category } = text.frontmatter;
  return [
    [
      articlePath(slug),
      { title, label: category, background: text.cardImage ?? imageFile("desk") },
    ],
  ];
}

const imageFile = (name: string) => path.resolve(`public/frames/${name}-1280.avif`);

type Card = { title: string; label: string; background: string };

const MARGIN = 72;

const fonts = loadFaces();

async function drawCard(card: Card, brand: string): Promise<Buffer> {
  const words = await satori(layOut(card, brand), { ...CARD, fonts: await fonts });
  return sharp(card.background)
    .resize(CARD.width, CARD.height, { fit: "cover" })
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

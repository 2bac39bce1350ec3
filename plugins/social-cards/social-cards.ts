import { copyFile, mkdir, readFile } from "node:fs/promises";
import path from "node:path";
import { type Plugin, runnerImport } from "vite";
import { articlePath } from "../../app/features/blog/article.ts";
import { socialCard } from "../../app/seo/social-card.ts";
import { colors } from "../../content/brand.ts";
import { fontFile } from "../brand/letters.ts";
import { cachedFile, contentHash } from "../cache.ts";
import { compileAllTexts, type Text } from "../mdx/compile-text.ts";
import { type Card, drawCard } from "./draw-card.ts";

/** What every card has in common: how it is laid out, and the two faces. */
const LOOK = ["plugins/social-cards/draw-card.ts", fontFile("display"), fontFile("text")];

/** Draws the social picture of every page while the site is built; what did not change is kept. */
export function socialCards(): Plugin {
  return {
    name: "social-cards",
    apply: "build",
    applyToEnvironment: (environment) => environment.name === "ssr",
    async writeBundle({ dir = "." }) {
      const client = path.join(dir, "../client");
      await mkdir(path.join(client, "og"), { recursive: true });
      const { brand, cards } = await listCards();
      const look = await Promise.all(LOOK.map((file) => readFile(file)));
      for (const [address, card] of cards) {
        const words = JSON.stringify([card.title, card.label, brand, colors]);
        const hash = contentHash(...look, await readFile(card.still), words);
        const drawn = await cachedFile(`social-cards/${hash}.jpg`, () => drawCard(card, brand));
        await copyFile(drawn, path.join(client, socialCard(address)));
      }
    },
  };
}

async function listCards(): Promise<{ brand: string; cards: [path: string, Card][] }> {
  const { pages } = await importContent<typeof import("../../content/pages.ts")>("pages");
  const { site } = await importContent<typeof import("../../content/site.ts")>("site");
  const texts = await Promise.all(compileAllTexts());
  const cards = pages.map((page): [string, Card] => [
    page.path,
    { title: page.card, label: page.name, still: frame(page.frame) },
  ]);
  return { brand: site.name, cards: [...cards, ...texts.flatMap(cardsOf)] };
}

async function importContent<Module>(name: string): Promise<Module> {
  return (await runnerImport<Module>(path.resolve(`content/${name}.ts`))).module;
}

/** An article's card is drawn over its cover; legal pages are among the pages. */
function cardsOf(text: Text): [path: string, Card][] {
  if (text.kind === "legal page") return [];
  if (text.kind === "own page") {
    const { path: address, title, name, frame: still = "window" } = text.frontmatter;
    return [[address, { title, label: name, still: frame(still) }]];
  }
  const { slug, title, category } = text.frontmatter;
  return [[articlePath(slug), { title, label: category, still: text.still ?? frame("desk") }]];
}

const frame = (name: string) => path.resolve(`public/frames/${name}-1280.avif`);

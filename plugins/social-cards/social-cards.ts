import { createHash } from "node:crypto";
import { copyFile, mkdir, readFile } from "node:fs/promises";
import path from "node:path";
import { type Plugin, runnerImport } from "vite";
import { articlePath } from "../../app/features/blog/article.ts";
import { socialCard } from "../../app/seo/social-card.ts";
import { colors } from "../../content/brand.ts";
import type { ArticlesApi } from "../articles/articles.ts";
import type { CompiledArticle } from "../articles/compile-articles.ts";
import { fontFile } from "../brand/letters.ts";
import { keepFile } from "../keep-file.ts";
import type { CompiledOwnPage } from "../own-pages/compile-own-pages.ts";
import type { OwnPagesApi } from "../own-pages/own-pages.ts";
import { type Card, drawCard } from "./draw-card.ts";

const CACHE = path.resolve(".cache/social-cards");

/** Draws the social picture of every page while the site is built; what did not change is kept. */
export function socialCards(): Plugin {
  let articles: Plugin<ArticlesApi> | undefined;
  let own: Plugin<OwnPagesApi> | undefined;
  return {
    name: "social-cards",
    apply: "build",
    applyToEnvironment: (environment) => environment.name === "ssr",
    configResolved({ plugins }) {
      articles = plugins.find(({ name }) => name === "articles");
      own = plugins.find(({ name }) => name === "own-pages");
    },
    async writeBundle({ dir = "." }) {
      const client = path.join(dir, "../client");
      await mkdir(path.join(client, "og"), { recursive: true });
      const { brand, cards } = await listCards();
      const compiled = (await articles?.api?.compiled()) ?? [];
      const ownPages = (await own?.api?.compiled()) ?? [];
      cards.push(...compiled.map(articleCard), ...ownPages.map(ownPageCard));
      for (const [address, card] of cards) {
        await copyFile(await keepCard(card, brand), path.join(client, socialCard(address)));
      }
    },
  };
}

/** What every card has in common: how it is laid out, and the two faces. */
const look = Promise.all(
  [path.resolve("plugins/social-cards/draw-card.ts"), fontFile("display"), fontFile("text")].map(
    (file) => readFile(file),
  ),
).then((files) => Buffer.concat(files));

async function listCards(): Promise<{ brand: string; cards: [path: string, Card][] }> {
  const content = path.resolve("content");
  const { pages } = (
    await runnerImport<typeof import("../../content/pages.ts")>(path.join(content, "pages.ts"))
  ).module;
  const { site } = (
    await runnerImport<typeof import("../../content/site.ts")>(path.join(content, "site.ts"))
  ).module;
  const cards = pages.map((page): [string, Card] => [
    page.path,
    { title: page.card, label: page.name, still: frame(page.frame) },
  ]);
  return { brand: site.name, cards };
}

/** An article's card is drawn over its cover. */
function articleCard({ article, still = frame("desk") }: CompiledArticle): [string, Card] {
  return [articlePath(article.slug), { title: article.title, label: article.category, still }];
}

function ownPageCard({ page }: CompiledOwnPage): [string, Card] {
  const still = frame(page.frame ?? "window");
  return [page.path, { title: page.title, label: page.name, still }];
}

const frame = (name: string) => path.resolve(`public/frames/${name}-1280.avif`);

/** The file of a drawn card, drawn now unless words, still and look are those of last time. */
async function keepCard(card: Card, brand: string): Promise<string> {
  const name = createHash("sha256")
    .update(await look)
    .update(await readFile(card.still))
    .update(JSON.stringify([card.title, card.label, brand, colors]))
    .digest("base64url");
  const file = path.join(CACHE, `${name}.jpg`);
  const kept = await readFile(file).catch(() => null);
  if (!kept) await keepFile(file, await drawCard(card, brand));
  return file;
}

import { createHash } from "node:crypto";
import { copyFile, mkdir, readFile, writeFile } from "node:fs/promises";
import path from "node:path";
import { type Plugin, runnerImport } from "vite";
import { articlePath } from "../../app/features/blog/article.ts";
import { socialCard } from "../../app/seo/social-card.ts";
import type { ArticlesApi } from "../articles/articles.ts";
import type { CompiledArticle } from "../articles/compile-articles.ts";
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
      await mkdir(CACHE, { recursive: true });
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

const frame = (name: string) => path.resolve(`public/frames/${name}-1280.webp`);

/** The file of a drawn card, drawn now unless words, still and drawing are those of last time. */
async function keepCard(card: Card, brand: string): Promise<string> {
  const drawing = await readFile(path.resolve("plugins/social-cards/draw-card.ts"));
  const name = createHash("sha256")
    .update(drawing)
    .update(await readFile(card.still))
    .update(JSON.stringify([card.title, card.label, brand]))
    .digest("base64url");
  const file = path.join(CACHE, `${name}.jpg`);
  const kept = await readFile(file).catch(() => null);
  if (!kept) await writeFile(file, await drawCard(card, brand));
  return file;
}

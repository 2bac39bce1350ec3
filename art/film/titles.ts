import { readFileSync } from "node:fs";
import { join } from "node:path";
import type { Browser } from "@playwright/test";
import { cutFile } from "../../plugins/brand/fonts.ts";
import { readContent } from "../../plugins/content/read-content.ts";
import type { Title } from "./films.ts";

/** Sets titles in the brand's type, each as a transparent picture of the film's size. */
export async function setTitles(
  studio: Browser,
  titles: Title[],
  folder: string,
  { width, height }: { width: number; height: number },
): Promise<string[]> {
  const page = await studio.newPage({ viewport: { width, height } });
  const paths: string[] = [];
  for (const [i, title] of titles.entries()) {
    const path = join(folder, `title-${i}.png`);
    await page.setContent(markup(title, width, height));
    await page.evaluate(() => document.fonts.ready);
    await page.screenshot({ path, omitBackground: true });
    paths.push(path);
  }
  await page.close();
  return paths;
}

function markup({ large, small }: Title, width: number, height: number): string {
  const { colors } = readContent("brand");
  // Beneath an upright film, apps put their own words and buttons.
  const isUpright = height > width;
  const letters = isUpright ? width * 0.2 : height * 0.21;
  return `<style>
    ${face("Large", "display")}
    ${face("Small", "text")}
    body { margin: 0; height: 100vh; box-sizing: border-box; padding: ${isUpright ? "9vh 8vw 0" : "0 4.5vw 5vw"}; display: flex; flex-direction: column;
      justify-content: ${isUpright ? "start" : "end"}; color: ${colors.mist}; text-shadow: 0 0 0.6em ${colors["ink-shade"]};
      background: linear-gradient(to ${isUpright ? "bottom" : "top"}, ${colors["ink-shade"]}, transparent ${isUpright ? 45 : 60}%); }
    b { font: ${letters}px/${isUpright ? 0.98 : 1.08} Large; text-wrap: balance; }
    i { font: 500 ${isUpright ? width * 0.056 : height * 0.05}px/1.6 Small; letter-spacing: 0.02em; }
  </style><b>${large}</b><i style="font-style: normal">${small}</i>`;
}

function face(family: string, name: string): string {
  return `@font-face { font-family: ${family}; src: url(data:font/woff2;base64,${readFileSync(cutFile(name)).toString("base64")}); }`;
}

import { readFileSync } from "node:fs";
import { join } from "node:path";
import type { Browser } from "playwright";
import { colors } from "../../content/brand.ts";
import { company } from "../../content/company.ts";
import { site } from "../../content/site.ts";

/** The words over a shot, and when they come and go, in seconds of that shot. */
export interface Title {
  shot: number;
  large: string;
  small: string;
  from: number;
  to: number;
}

/** Its towns stand over the second and the third shot, its name over the last. */
export const titles: Title[] = [
  ...company.studios.slice(0, 2).map(({ city, regionName }, i) => ({
    shot: i + 1,
    large: city,
    small: regionName,
    from: 0.8,
    to: 3.4,
  })),
  { shot: 4, large: site.name, small: company.tagline, from: 0.9, to: 3.6 },
];

/** Sets each title in the brand's type, as a transparent picture of the film's size. */
export async function setTitles(
  studio: Browser,
  folder: string,
  { width, height }: { width: number; height: number },
): Promise<string[]> {
  const page = await studio.newPage({ viewport: { width, height } });
  const paths: string[] = [];
  for (const [i, title] of titles.entries()) {
    const path = join(folder, `title-${i}.png`);
    await page.setContent(markup(title, height));
    await page.evaluate(() => document.fonts.ready);
    await page.screenshot({ path, omitBackground: true });
    paths.push(path);
  }
  await page.close();
  return paths;
}

function markup({ large, small }: Title, height: number): string {
  return `<style>
    ${face("Large", "display")}
    ${face("Small", "text")}
    body { margin: 0; height: 100vh; box-sizing: border-box; padding: 0 4.5vw 5vw; display: flex; flex-direction: column;
      justify-content: flex-end; color: ${colors.mist}; text-shadow: 0 0 0.6em ${colors["ink-shade"]}; }
    b { font: ${height * 0.21}px/1.08 Large; }
    i { font: 500 ${height * 0.042}px/1.6 Small; letter-spacing: 0.02em; }
  </style><b>${large}</b><i style="font-style: normal">${small}</i>`;
}

function face(family: string, name: string): string {
  const font = join(import.meta.dirname, `../../content/fonts/${name}.woff2`);
  return `@font-face { font-family: ${family}; src: url(data:font/woff2;base64,${readFileSync(font).toString("base64")}); }`;
}

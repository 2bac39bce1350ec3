import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import * as brand from "#content/brand";
import { company } from "#content/company";
import { offers } from "#content/offers";
import { reviews } from "#content/reviews";
import { site } from "#content/site";
import { team } from "#content/team";
import { useCases } from "#content/use-cases";
import { hex } from "../../plugins/brand/colors.ts";

const { names, studios, colors, printColors } = brand;
const sold = [...offers.downloads, offers.coaching, offers.monthly, ...offers.bundles];
const phones = [site.phone, ...studios.map(({ phone }) => phone)];

/** What says that a site is the sample studio's, in lower case. */
const words = [
  ...[names.name, names.legalName, company.tagline, site.email],
  ...["Seattle", "Pacific time", "Lake Washington", ...studios.map(({ slug }) => slug)],
  ...studios.flatMap(({ city, regionName }) => [city, regionName]),
  ...phones.flatMap(({ display, tel }) => [display, tel]),
  ...sold.map(({ name }) => name),
  ...[...offers.downloads, ...offers.bundles].map(({ slug }) => slug),
  ...team.members.flatMap(({ slug, name }) => [slug, name]),
  ...reviews.reviews.map(({ name }) => name),
  ...useCases.cases.map(({ businessName }) => businessName),
  ...[...Object.values(colors), ...Object.values(printColors)].map((color) => hex(color)),
].map((word) => word.toLowerCase());

/** Those that stand in a text, as it is or as HTML and JSON escape it. */
export function tracesIn(text: string): string[] {
  const plain = text
    .toLowerCase()
    .replaceAll(/&amp;|\\u0026/g, "&")
    .replaceAll(/&#x27;|\\'/g, "'");
  return [...new Set(words)].filter((word) => plain.includes(word));
}

const WRITTEN = /\.(html|css|js|mjs|json|svg|txt|vtt|xml|webmanifest|mdx|ts|tsx)$/;

/** The same for the files below a folder, each with its name, and for the names. */
export function tracesBelow(folder: string, skipped = /(?!)/): string[] {
  return readdirSync(folder, { recursive: true, encoding: "utf8" })
    .filter((file) => !skipped.test(file))
    .flatMap((file) => {
      const text = WRITTEN.test(file) ? readFileSync(path.join(folder, file), "utf8") : "";
      const found = tracesIn(`${file} ${text}`);
      return found.length > 0 ? [`${file}: ${found.join(", ")}`] : [];
    });
}

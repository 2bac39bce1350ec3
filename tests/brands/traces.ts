import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import * as brand from "#content/brand.yaml";
import { site } from "#content/site.yaml";
import { hex } from "../../app/content/color.ts";

const { names, people, studios, colors, printColors } = brand;
const phones = [site.phone, ...studios.map(({ phone }) => phone)];

/** What shows that a site is the sample studio's, in lower case. */
const words = [
  ...[names.name, names.legalName, site.email],
  ...phones.flatMap(({ display, tel }) => [display, tel]),
  ...[...Object.values(colors), ...Object.values(printColors)].map((color) => hex(color)),
].map((word) => word.toLowerCase());

/** Addresses keep the cities of the sample, in lower case. */
const capitalized = [
  ...[names.area, ...studios.map(({ city }) => city)],
  ...Object.values(people).flatMap((name) => name.split(" ")),
];

/** How its country writes phone numbers, and what only its texts name. */
const FOREIGN =
  /\(\d{3}\) \d{3}-\d{4}|\b(?:Pacific|Washington|Oregon|US dollars|America\/Los_Angeles)\b/g;

/** Those that stand in a text, as it is or as HTML and JSON escape it. */
export function tracesIn(text: string): string[] {
  const plain = text.toLowerCase().replaceAll(/&amp;|\\u0026/g, "&");
  return [
    ...[...new Set(words)].filter((word) => plain.includes(word)),
    ...capitalized.filter((word) => new RegExp(`\\b${word}\\b`).test(text)),
    ...(text.match(FOREIGN) ?? []),
  ];
}

/** Only the editor's part of the Worker has the files of content/ as they are written, with the notes of the sample's. */
const EDITED = "/content/site.yaml";
const WRITTEN = /\.(html|css|js|mjs|json|svg|txt|vtt|xml|webmanifest)$/;

/** The same for the files below a folder, each with its name, and for the names. */
export function tracesBelow(folder: string): string[] {
  return readdirSync(folder, { recursive: true, encoding: "utf8" }).flatMap((file) => {
    const written = WRITTEN.test(file) ? readFileSync(path.join(folder, file), "utf8") : "";
    const text = written.includes(EDITED) ? "" : written;
    const found = tracesIn(`${file} ${text}`);
    return found.length > 0 ? [`${file}: ${found.join(", ")}`] : [];
  });
}

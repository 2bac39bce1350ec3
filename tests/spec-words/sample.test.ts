import { globSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { about } from "#content/about.yaml";
import { names, people, studios } from "#content/brand.yaml";
import { offers } from "#content/offers.yaml";
import { reviews } from "#content/reviews.yaml";
import { site } from "#content/site.yaml";
import { team } from "#content/team.yaml";
import { testimonials } from "#content/testimonials.yaml";
import { useCases } from "#content/use-cases.yaml";
import { values } from "#content/values.yaml";
import type { Reviews } from "~/content/schema/company";
import { findStalePictures } from "../../plugins/pictures/kept-pictures.ts";
import { findSample, hashOf } from "../../scripts/doctor/sample.ts";
import { findUnfinished } from "../../scripts/doctor/unfinished.ts";

const LIST = "content/sample.txt";
const FIGURES = /\b(price: \d+|spots: \{.*?\}|spotsSetOn: "[^"]*"|rating: \{.*?\}|sample: true)/g;

const DATES = /^(publishDate|uploaded|updated): .*/gm;

const catalog = [...offers.downloads, ...offers.bundles, offers.coaching, offers.monthly];
const reviewers: Reviews["reviews"] = reviews.reviews;
const clients = [...reviewers, ...testimonials, ...reviewers.map(companyOf)];
const words = [
  ...[names.name, names.legalName, names.area, site.email, site.phone.display],
  ...studios.flatMap(({ city, regionName, phone }) => [city, regionName ?? city, phone.display]),
  ...Object.values(people).flatMap((name) => [name, name.split(" ")[0] ?? ""]),
  ...[...clients.map(({ name }) => name), ...useCases.cases.map((it) => it.businessName)],
  ...globSync("content/{blog,work}/*/index.mdx").flatMap(titleOf),
  ...["content/offers.yaml", "content/company.yaml"].flatMap(
    (file) => readFileSync(file, "utf8").match(FIGURES) ?? [],
  ),
].filter(Boolean);
const media = globSync("{content,public/film}/**/*.{jpg,jpeg,png,webp,avif,mp4,webm}").sort();

/** What stays if an owner changes names, places and prices alone: each text has one of the listed words. */
const invented = [
  ...team.members.flatMap(({ bio, longBio, ask, credits }) => [
    ...[bio, ask, ...longBio],
    ...credits.map(({ value }) => value),
  ]),
  ...[...about.story.paragraphs, ...about.founderNote.paragraphs, values.quote.text],
  ...[...reviews.reviews, ...testimonials].map(({ content }) => content),
  ...testimonials.map(({ role }) => role),
  ...useCases.cases.flatMap(({ summary, problem }) => [summary, problem]),
  ...catalog.map(({ name }) => name),
  ...Object.values(offers.priceStrings),
  ...studios.map(({ hours }) => hours.zone),
  ...globSync("{content,public/film}/**/*.vtt").map((file) => readFileSync(file, "utf8")),
  ...globSync("content/{blog,legal,work}/**/*.mdx").flatMap(
    (file) => readFileSync(file, "utf8").match(DATES) ?? [],
  ),
];

const entries = [...words, ...media.map((file) => `file ${hashOf(file)} ${file}`)];

const known = readFileSync(LIST, "utf8").split("\n");

test("npm run doctor names every word, figure, picture and film of the sample", () => {
  const missing = entries.filter((entry) => !known.includes(entry));
  expect(missing, `Add these lines to ${LIST}`).toEqual([]);
  const old = known.filter((line) => line.startsWith("file ") && !entries.includes(line));
  expect(old, `Delete these lines of ${LIST}`).toEqual([]);
  const left = findSample(".");
  expect(media.filter((file) => !left.includes(file))).toEqual([]);
  const said = left.join("\n");
  expect(words.filter((word) => !said.includes(word))).toEqual([]);
  const listed = known
    .filter((line) => line && !words.includes(line))
    .map((it) => it.toLowerCase());
  const unnamed = invented.filter((text) => !listed.some((it) => text.toLowerCase().includes(it)));
  expect(unnamed, `Add words of each to ${LIST}`).toEqual([]);
});

test("npm run doctor calls nothing of the sample unfinished", () => {
  expect(findUnfinished(".")).toEqual([]);
});

test("the pictures that `npm run pictures` keeps are those of all pages", async () => {
  expect(await findStalePictures()).toEqual([]);
});

function companyOf(review: { company?: string }) {
  return { name: review.company ?? "" };
}

function titleOf(file: string): string[] {
  return /^title: "?(.*?)"?$/m.exec(readFileSync(file, "utf8"))?.slice(1) ?? [];
}

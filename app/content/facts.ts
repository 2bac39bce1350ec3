import { replaceInsertions } from "./insertion.ts";
import { isLocale, priceFormat } from "./intl.ts";
import { formOf, type PluralForms } from "./message.ts";
import { capitalized } from "./name-in-words.ts";
import { writeDays } from "./opening-days.ts";
import type { Place } from "./place.ts";
import { type Address, writeAddress, writePlace } from "./postal-address.ts";
import { SINGLE_OFFERS } from "./single-offers.ts";
import { countSteps, FIXED_SCREENS } from "./wizard-screens.ts";

/** What texts may insert, by what stands between the braces: "price:coaching" is "$2,000". */
export type Facts = {
  texts: Map<string, string>;
  problems: string[];
  /** A file with facts cannot be read, so what is not known may be one of its own. */
  isIncomplete?: boolean;
  place?: Place;
};

/** The files of content/ by name, each as it is written: any part of it may be wrong. */
export type WrittenFiles = Record<string, unknown>;

/** What is filled in for a fact whose own file is wrong, which is reported there. */
export const UNKNOWN = "…";

/** Files with a list that texts count, and where the list stands. */
const COUNTED: Record<string, [file: string, ...path: string[]]> = {
  reviews: ["reviews", "reviews"],
  team: ["team", "members"],
  faq: ["faq", "questions"],
  values: ["values", "pillars"],
  "use-cases": ["use-cases", "cases"],
  bundles: ["offers", "bundles"],
  downloads: ["offers", "downloads"],
  "audit-sections": ["assessment/questions", "sections"],
};

export const FACT_FILES = [
  ...["brand", "site", "calls", "phrases", "offers", "services", "setup-card", "inquiry/questions"],
  ...Object.values(COUNTED).map(([file]) => file),
].filter((it, at, all) => all.indexOf(it) === at);

export function collectFacts(files: WrittenFiles): Facts {
  const raw = new Map<string, { file: string; text: string }>();
  const add: Add = (file, name, value) =>
    raw.set(name, { file, text: isWritten(value) ? `${value}` : UNKNOWN });
  /** {number:team} is 3, {how-many:team} three and {How-many:team} Three. */
  const addNumber: Add = (file, name, value) => {
    const words = typeof value === "number" ? numberInWords(value, files.phrases) : value;
    add(file, `number:${name}`, value);
    add(file, `how-many:${name}`, words);
    add(file, `How-many:${name}`, isWritten(words) && capitalized(`${words}`));
  };
  addNames(files, add);
  addOffers(files, add, addNumber);
  for (const [name, [file, ...path]] of Object.entries(COUNTED))
    addNumber(file, name, list(files[file], ...path).length);
  const sections = list(files["assessment/questions"], "sections");
  const questions = sections.flatMap((section) => list(section, "questions"));
  addNumber("assessment/questions", "audit-questions", questions.length);
  const screens = list(files["inquiry/questions"], "inOrder").length + FIXED_SCREENS.length;
  addNumber("inquiry/questions", "wizard-steps", countSteps(screens));
  return resolve(raw);
}

type Add = (file: string, name: string, value: unknown) => void;

function addNames(files: WrittenFiles, add: Add): void {
  const { brand, site, calls, phrases, services } = files;
  add("brand", "studio", get(brand, "names", "name"));
  add("brand", "legal-name", get(brand, "names", "legalName"));
  add("brand", "handle", get(brand, "names", "handle"));
  add("brand", "area", get(brand, "names", "area"));
  add("brand", "studio-cities", listCities(files));
  add("site", "email", get(site, "email"));
  add("site", "phone", get(site, "phone"));
  add("site", "open-days", openDaysIn(site, phrases));
  add("site", "time-zone", get(site, "hours", "zone"));
  addReplyTime(site, phrases, add);
  addImprint(site, add);
  for (const [who, name] of fields(brand, "people")) {
    add("brand", `full-name:${who}`, name);
    add("brand", `first-name:${who}`, isWritten(name) ? `${name}`.split(" ")[0] : name);
  }
  for (const studio of list(brand, "studios")) {
    const [slug, city] = ["slug", "city"].map((it) => get(studio, it));
    add("brand", `city:${slug}`, city);
    add("brand", `place:${slug}`, writtenPlace(studio, ", "));
    const region = get(studio, "regionName");
    if (region !== undefined) add("brand", `region:${slug}`, region);
  }
  for (const [call, minutes] of fields(calls)) add("calls", `minutes:${call}`, minutes);
  for (const [kind, name] of fields(services)) add("services", `service:${kind}`, name);
  for (const [name, text] of fields(files["setup-card"]))
    if (typeof text === "string") add("setup-card", `setup:${name}`, text);
}

/** {reply-time} is "one business day", and {Reply-time} begins a sentence. */
function addReplyTime(site: unknown, phrases: unknown, add: Add): void {
  const [days, forms] = ["days", "inWords"].map((it) => get(site, "reply", it));
  const isRight = typeof days === "number" && isWritten(get(forms, "other") ?? forms);
  const form = isRight ? formOf(localeOf(site), forms as string | PluralForms, days) : UNKNOWN;
  const words = form.replace("{count}", numberInWords(Number(days), phrases));
  add("site", "reply-time", words);
  add("site", "Reply-time", capitalized(words));
}

function openDaysIn(site: unknown, phrases: unknown): string | false {
  const [days, everyDay] = ["days", "everyDay"].map((it) => get(phrases, it));
  const open = get(site, "hours", "days");
  if (![days, everyDay, open].every(isWritten)) return false;
  return writeDays(`${open}`, localeOf(site), { days: `${days}`, everyDay: `${everyDay}` });
}

/** {postal-address}, where site.yaml has one; {company:VAT number} and the like. */
function addImprint(site: unknown, add: Add): void {
  const address = get(site, "address");
  if (["street", "city"].every((it) => isWritten(get(address, it))))
    add("site", "postal-address", writeAddress(address as Address, `${get(site, "country")}`));
  for (const number of list(site, "company"))
    add("site", `company:${get(number, "label")}`, get(number, "value"));
}

/** The first two studios, such as "Leeds and York". */
function listCities({ brand, site }: WrittenFiles): string {
  const cities = list(brand, "studios").map((it) => writtenPlace(it, " ") || UNKNOWN);
  return new Intl.ListFormat(localeOf(site)).format(cities.slice(0, 2));
}

function writtenPlace(studio: unknown, separator: string): string | false {
  const [city, region] = ["city", "region"].map((it) => get(studio, it));
  return isWritten(city) && writePlace(`${city}`, isWritten(region) ? `${region}` : "", separator);
}

/** Of what only the bonus pack has, and of all of it: a download there costs what the download costs. */
function bonusPrices(offers: unknown): [name: string, price: unknown][] {
  const items = list(offers, "bonusPack", "items");
  const own = items.filter((it) => get(it, "price") !== undefined);
  const prices = items.map((item) => {
    const download = get(item, "download");
    const sold = list(offers, "downloads").find((it) => get(it, "slug") === download);
    return get(item, "price") ?? get(sold, "price");
  });
  const total = prices.reduce<number>((sum, price) => sum + Number(price), 0);
  const named = own.map((it): [string, unknown] => [`${get(it, "name")}`, get(it, "price")]);
  return [...named, ["bonus-pack", total]];
}

function addOffers({ site, offers, phrases }: WrittenFiles, add: Add, addNumber: Add): void {
  const format = priceFormat(localeOf(site), currencyOf(site));
  const amount = (price: unknown) => Number.isInteger(price) && format.format(Number(price));
  const catalog = ["downloads", "bundles"].map((kind) => [kind, list(offers, kind)] as const);
  const named: [name: string, offer: unknown][] = [
    ...catalog.flatMap(([, all]) => all.map((it): [string, unknown] => [`${get(it, "slug")}`, it])),
    ...SINGLE_OFFERS.map((name): [string, unknown] => [name, get(offers, name)]),
  ];
  for (const [name, offer] of named) {
    add("offers", `offer:${name}`, get(offer, "name"));
    add("offers", `price:${name}`, amount(get(offer, "price")));
  }
  for (const [name, price] of [...bonusPrices(offers), ...fields(offers, "startingPrices")])
    add("offers", `price:${name}`, amount(price));
  for (const [kind, all] of catalog) {
    const prices = all.map((it) => Number(get(it, "price")));
    const ends = [...new Set([Math.min(...prices), Math.max(...prices)])].map(amount);
    const [from, to = from] = ends;
    const range = String(get(phrases, "prices") ?? UNKNOWN)
      .replace("{from}", `${from}`)
      .replace("{to}", `${to}`);
    add("offers", `prices:${kind}`, ends.every(Boolean) && (from === to ? from : range));
    add("offers", `prices:${kind}:-`, ends.every(Boolean) && ends.join(" - "));
  }
  const [price, months] = ["price", "minimumMonths"].map((it) => get(offers, "monthly", it));
  add("offers", "price:monthly-minimum", amount(Number(price) * Number(months)));
  for (const [name, text] of fields(offers, "priceStrings"))
    add("offers", `price-text:${name}`, text);
  addNumber("offers", "coaching-weeks", get(offers, "coaching", "weeks"));
  add("offers", "coaching-cohort", get(offers, "coaching", "cohort"));
  addNumber("offers", "monthly-minimum", get(offers, "monthly", "minimumMonths"));
}

// A wrong locale is reported as such, and texts need one.
function localeOf(site: unknown): string {
  const locale = get(site, "locale");
  return typeof locale === "string" && isLocale(locale) ? locale : "en-US";
}

function currencyOf(site: unknown): string {
  const currency = get(site, "currency");
  return typeof currency === "string" && /^[A-Z]{3}$/.test(currency) ? currency : "USD";
}

/** A number in a word where there is one: "seven", "23". */
function numberInWords(count: number, phrases: unknown): string {
  const ten = count % 10 === 0 ? list(phrases, "tens")[count / 10 - 2] : undefined;
  const word = list(phrases, "numbers")[count] ?? ten;
  return isWritten(word) ? `${word}` : `${count}`;
}

/** Facts may insert other facts, but not themselves, even by way of others. */
function resolve(raw: Map<string, { file: string; text: string }>): Facts {
  const texts = new Map<string, string>();
  const problems: string[] = [];
  function text(name: string, above: string[]): string | undefined {
    const fact = raw.get(name);
    if (!fact) return undefined;
    const done = texts.get(name);
    if (done !== undefined) return done;
    if (above.includes(name)) {
      const way = [...above.slice(above.indexOf(name)), name].map((it) => `{${it}}`).join(", ");
      problems.push(
        `content/${fact.file}.yaml: ${way} insert each other without end. Write words in one of them.`,
      );
      texts.set(name, UNKNOWN);
      return UNKNOWN;
    }
    const filled = replaceInsertions(fact.text, (it) => text(it, [...above, name]));
    texts.set(name, texts.get(name) ?? filled);
    return texts.get(name);
  }
  for (const name of raw.keys()) text(name, []);
  return { texts, problems };
}

const isWritten = (value: unknown) => typeof value === "string" || typeof value === "number";

function get(value: unknown, ...path: string[]): unknown {
  return path.reduce<unknown>((part, key) => Reflect.get(Object(part), key), value);
}

function list(value: unknown, ...path: string[]): unknown[] {
  const found = get(value, ...path);
  return Array.isArray(found) ? found : [];
}

function fields(value: unknown, ...path: string[]): [string, unknown][] {
  return Object.entries(Object(get(value, ...path)));
}

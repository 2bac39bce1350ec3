import { getCountries, isSupportedCountry } from "libphonenumber-js/min";
import { z } from "zod";
import { isLocale } from "../intl.ts";
import { similar } from "../nearest.ts";
import { openDays, WEEK } from "../opening-days.ts";
import { parsePhone } from "../phone.ts";
import { placeNow } from "../place.ts";
import { key, text } from "./primitives.ts";

type Context = z.core.$RefinementCtx;

/** What is wrong, and what to write instead where that is certain. */
function refuse(context: Context, message: string, field?: string, remedy?: string): void {
  const write = remedy === undefined ? "" : `. Write: ${field}: ${remedy}`;
  context.addIssue({ code: "custom", message: message + write });
}

/** A language and, if need be, a country, as BCP 47 has it. */
const languageIn = (field: string) =>
  z.string().superRefine((written, context) => {
    const is = canonicalLocale(written);
    if (is === written) return;
    const must = "must be a language and, if need be, a country, such as en-US or de";
    refuse(context, `${must}, not ${JSON.stringify(written)}`, field, is);
  });

export const locale = languageIn("locale");
export const lang = languageIn("lang")
  .optional()
  .describe("where that is not the language of the site");

function canonicalLocale(written: string): string | undefined {
  const hyphened = written.replaceAll("_", "-");
  if (!isLocale(hyphened)) return undefined;
  const [is] = Intl.getCanonicalLocales(hyphened);
  const { region } = new Intl.Locale(hyphened);
  const isKnown = !region || /^\d+$/.test(region) || isSupportedCountry(region);
  return isKnown ? is : undefined;
}

const CURRENCIES = Intl.supportedValuesOf("currency");
const OF_SIGNS: Record<string, string> = { $: "USD", "£": "GBP", "€": "EUR", "¥": "JPY" };

export const currency = z.string().superRefine((written, context) => {
  if (CURRENCIES.includes(written)) return;
  const names = new Intl.DisplayNames("en", { type: "currency" });
  const small = written.trim().toLowerCase();
  const meant =
    OF_SIGNS[written] ??
    CURRENCIES.find((it) => it.toLowerCase() === small || names.of(it)?.toLowerCase() === small);
  const must = "must be the three capital letters of a currency, such as USD, GBP or EUR";
  refuse(context, `${must}, not ${JSON.stringify(written)}`, "currency", meant);
});

const countryNames = new Intl.DisplayNames("en", { type: "region" });

/** ISO 3166-1 alpha-2, as structured data needs it. */
export const country = z.string().superRefine((written, context) => {
  if (isSupportedCountry(written)) return;
  const code = canonicalCountry(written);
  if (code)
    return refuse(
      context,
      `must be ${code}, the code of that country, not ${written}`,
      "country",
      code,
    );
  const must = "must be the two capital letters of a country, such as US";
  refuse(context, `${must}, not ${JSON.stringify(written)}`);
});

/** Of "uk" and of "France". */
function canonicalCountry(written: string): string | undefined {
  const small = written.trim().toLowerCase();
  const named = getCountries().find((it) => countryNames.of(it)?.toLowerCase() === small);
  if (named || !/^[a-z]{2}$/.test(small)) return named;
  const { region } = new Intl.Locale(`und-${small}`);
  return region && isSupportedCountry(region) ? region : undefined;
}

const ZONES = Intl.supportedValuesOf("timeZone");

export const timeZone = key.superRefine((written, context) => {
  if (isTimeZone(written)) return;
  const city = written.trim().replaceAll(" ", "_").toLowerCase();
  const meant =
    ZONES.find((it) => it.toLowerCase().endsWith(`/${city}`)) ??
    ZONES.find((it) => similar(cityOf(written), [cityOf(it)]).length > 0);
  const must = "must be a name such as America/New_York";
  refuse(context, `${must}, not ${JSON.stringify(written)}`, "timeZone", meant);
});

const cityOf = (zone: string) => zone.slice(zone.lastIndexOf("/") + 1);

function isTimeZone(name: string): boolean {
  try {
    return name.includes("/") && Boolean(new Intl.DateTimeFormat("en", { timeZone: name }));
  } catch {
    return false;
  }
}

const time = z.string().regex(/^([01]\d|2[0-3]):[0-5]\d$/, "a time such as 09:00 or 17:30");

export const hours = z
  .strictObject({
    days: z
      .string()
      .refine(
        (days) => openDays(days).length > 0,
        "must be a weekday, two such as Monday to Friday, the earlier first, or Every day",
      ),
    opens: time,
    closes: time,
    zone: text.describe("the time zone of the hours, such as Pacific time"),
  })
  .refine(({ opens, closes }) => opens < closes, {
    error: ({ input }) => {
      const { opens, closes } = input as { opens: string; closes: string };
      return `never open: closes must be later than opens (${opens}), not ${closes}`;
    },
  });

const month = z.int().min(1).max(12);

/** Exactly one of: a date, every year or once, or all days from it through another; days after Easter Sunday; a weekday of a month. */
const holiday = z
  .strictObject({
    // No page shows it.
    name: key.describe("for whoever edits the list"),
    date: z.string().optional().describe("12-25 for every year, 2026-12-24 for once"),
    through: z.string().optional().describe("such as 01-01, with 12-24 as the date"),
    easter: z.int().min(-70).max(70).optional().describe("days after Easter Sunday"),
    month: month.optional(),
    nth: z
      .literal([1, 2, 3, 4, -1])
      .optional()
      .describe("with month and weekday: a day such as the first Monday of September"),
    weekday: z.enum(WEEK).optional(),
  })
  .superRefine(({ date, through, easter, month, nth, weekday }, context) => {
    const ofMonth = [month, nth, weekday].filter((it) => it !== undefined).length;
    const kinds = [date !== undefined, easter !== undefined, ofMonth > 0].filter(Boolean).length;
    if (kinds !== 1 || ofMonth % 3 !== 0)
      return refuse(
        context,
        "must have a date (12-25 for every year, 2026-12-24 for once), or easter (days after Easter Sunday), or month, nth and weekday together",
      );
    const problem = (field: string, message: string | undefined) =>
      message && context.addIssue({ code: "custom", path: [field], message });
    problem("date", date === undefined ? undefined : describeNoDay(date));
    if (through !== undefined)
      problem("through", describeNoDay(through) ?? describeNoSpan(date ?? "", through));
  });
export type Holiday = z.infer<typeof holiday>;

function describeNoDay(date: string): string | undefined {
  if (isDay(date)) return undefined;
  return /^(\d{4}-)?\d\d-\d\d$/.test(date)
    ? `must be a day of the calendar: there is no ${date}, month before day`
    : `must be a date such as 12-25 for every year, or 2026-12-24 for once, not ${JSON.stringify(date)}`;
}

/** More days are a slip, such as the two dates the other way round. */
const LONGEST_DAYS = 62;

function describeNoSpan(date: string, through: string): string | undefined {
  if (date.length !== through.length)
    return "must be a date as the first day is: both for every year, or both for once";
  const [from, to] = [date, through].map((day) => Date.parse(day.padStart(10, "2027-")));
  const days = (Number(to) - Number(from)) / 86_400_000;
  // 12-24 to 01-01.
  const isAcross = days < 0 && date.length === 5;
  const count = isAcross ? days + 365 : days;
  if (count > 0 && count < LONGEST_DAYS) return undefined;
  return `must be later than the first day, ${date}, by at most ${LONGEST_DAYS} days`;
}

function isDay(date: string): boolean {
  const day = /^\d\d-\d\d$/.test(date) ? `2028-${date}` : date;
  return z.iso.date().safeParse(day).success;
}

/** More than a month and a half of them is a slip. */
export const holidays = z
  .array(holiday)
  .max(50)
  .describe(
    "days on which nobody replies: the reply day on thank-you pages and your reminders pass over them; no page lists them",
  );

export const phoneNumber = key.transform((written, context) =>
  readPhone(written, placeNow().country, context),
);

/** As people of the country write it, or with its country code. */
export function readPhone(
  written: string,
  country: string | undefined,
  context: Context,
  path: string[] = [],
) {
  const phone = parsePhone(written, country);
  // A country that is wrong is reported itself.
  if (phone.tel !== "" || (!country && !written.startsWith("+"))) return phone;
  const own = country
    ? `a phone number of ${country} (${countryNames.of(country)}), or one`
    : "a phone number";
  const message = `must be ${own} with its country code, such as +44 20 7946 0018, not ${JSON.stringify(written)}`;
  context.addIssue({ code: "custom", path, message });
  return phone;
}

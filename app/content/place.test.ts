import { expect, test } from "vitest";
import { z } from "zod";
import { checkFile, checkParsed, factsOf } from "./check.ts";
import { fillText } from "./fill-text.ts";
import { parseYaml } from "./parse-yaml.ts";
import { inPlace } from "./place.ts";
import { studiosSchema } from "./schema/brand.ts";
import { message, payloadLabel, text } from "./schema/primitives.ts";

const LEEDS = `locale: en-GB
currency: GBP
country: GB
timeZone: Europe/London
hours: { days: Monday to Friday, opens: 09:00, closes: 17:30, zone: UK time }
holidays:
  - { name: Christmas, date: 12-25 }
  - { name: Easter Monday, easter: 1 }
  - { name: Summer bank holiday, month: 8, nth: -1, weekday: Monday }
reply:
  days: 2
  inWords: { one: "{count} working day", other: "{count} working days" }
email: hello@fox.example
phone: 0113 496 0142
`;

const parse = (name: string, written: string) =>
  parseYaml(`content/${name}.yaml`, new TextEncoder().encode(written));

function checkSite(written: string) {
  const site = parse("site", written);
  return checkFile("site", site, factsOf(new Map([["site", site]])));
}

const PHRASES = 'numbers: [no, one, two]\ntens: []\ndays: "{from} to {to}"\neveryDay: Every day';
const leeds = factsOf(
  new Map([
    ["site", parse("site", LEEDS)],
    ["phrases", parse("phrases", PHRASES)],
  ]),
);

test("a place is read, with its phone number", () => {
  expect(checkSite(LEEDS)).toMatchObject({
    problems: [],
    value: { currency: "GBP", phone: { display: "0113 496 0142", tel: "+441134960142" } },
  });
});

test.each([
  [
    "locale: en_GB",
    'line 1: locale must be a language and, if need be, a country, such as en-US or de, not "en_GB". Write: locale: en-GB',
  ],
  [
    "locale: en-UK",
    'line 1: locale must be a language and, if need be, a country, such as en-US or de, not "en-UK". Write: locale: en-GB',
  ],
  [
    "locale: English",
    'line 1: locale must be a language and, if need be, a country, such as en-US or de, not "English".',
  ],
  [
    "currency: Quid",
    'line 2: currency must be the three capital letters of a currency, such as USD, GBP or EUR, not "Quid".',
  ],
  [
    "currency: £",
    'line 2: currency must be the three capital letters of a currency, such as USD, GBP or EUR, not "£". Write: currency: GBP',
  ],
  [
    "currency: Euro",
    'line 2: currency must be the three capital letters of a currency, such as USD, GBP or EUR, not "Euro". Write: currency: EUR',
  ],
  [
    "country: UK",
    "line 3: country must be GB, the code of that country, not UK. Write: country: GB",
  ],
  [
    "country: France",
    "line 3: country must be FR, the code of that country, not France. Write: country: FR",
  ],
  [
    "country: XX",
    'line 3: country must be the two capital letters of a country, such as US, not "XX".',
  ],
  [
    "timeZone: London",
    'line 4: timeZone must be a name such as America/New_York, not "London". Write: timeZone: Europe/London',
  ],
  [
    "timeZone: Europe/Pariss",
    'line 4: timeZone must be a name such as America/New_York, not "Europe/Pariss". Write: timeZone: Europe/Paris',
  ],
  // No zone has that city, so none is proposed.
  [
    "timeZone: Europe/Leeds",
    'line 4: timeZone must be a name such as America/New_York, not "Europe/Leeds".',
  ],
  [
    "timeZone: Pacific time",
    'line 4: timeZone must be a name such as America/New_York, not "Pacific time".',
  ],
  [
    "hours: { days: Monday to Friday, opens: 17:00, closes: 09:00, zone: UK time }",
    "line 5: hours never open: closes must be later than opens (17:00), not 09:00.",
  ],
  [
    "hours: { days: Friday to Monday, opens: 09:00, closes: 17:00, zone: UK time }",
    "line 5: hours, days must be a weekday, two such as Monday to Friday, the earlier first, or Every day.",
  ],
  [
    "hours: { days: Every day, opens: 09:00, closes: 25:00, zone: UK time }",
    'line 5: hours, closes must be a time such as 09:00 or 17:30, not "25:00".',
  ],
  [
    "phone: 0113 496 01",
    'line 14: phone must be a phone number of GB (United Kingdom), or one with its country code, such as +44 20 7946 0018, not "0113 496 01".',
  ],
])("%j is explained", (line, why) => {
  const field = line.slice(0, line.indexOf(":"));
  const written = LEEDS.replace(new RegExp(`^${field}: .*`, "m"), () => line);
  expect(checkSite(written).problems).toEqual([`content/site.yaml: ${why}`]);
});

test.each([
  [
    "{ name: Christmas, date: 02-30 }",
    "date must be a day of the calendar: there is no 02-30, month before day.",
  ],
  [
    "{ name: Christmas, date: 2026-02-29 }",
    "date must be a day of the calendar: there is no 2026-02-29, month before day.",
  ],
  [
    "{ name: Christmas, date: 25 December }",
    'date must be a date such as 12-25 for every year, or 2026-12-24 for once, not "25 December".',
  ],
  [
    "{ name: Christmas, month: 12 }",
    "must have a date (12-25 for every year, 2026-12-24 for once), or easter (days after Easter Sunday), or month, nth and weekday together.",
  ],
  [
    "{ name: Christmas, month: 12, nth: 5, weekday: Monday }",
    "nth must be 1 or 2 or 3 or 4 or -1, not 5.",
  ],
  [
    "{ name: Christmas, date: 12-24, through: 12-32 }",
    "through must be a day of the calendar: there is no 12-32, month before day.",
  ],
  [
    "{ name: Christmas, date: 2026-12-24, through: 01-01 }",
    "through must be a date as the first day is: both for every year, or both for once.",
  ],
  [
    "{ name: Christmas, date: 12-24, through: 12-23 }",
    "through must be later than the first day, 12-24, by at most 62 days.",
  ],
  [
    "{ name: Christmas, date: 2026-12-24, through: 2026-12-24 }",
    "through must be later than the first day, 2026-12-24, by at most 62 days.",
  ],
  [
    "{ name: Christmas, easter: 1, through: 01-01 }",
    "through must be a date as the first day is: both for every year, or both for once.",
  ],
])("the holiday %s is explained", (holiday, why) => {
  const written = LEEDS.replace("{ name: Christmas, date: 12-25 }", holiday);
  const [said, ...others] = checkSite(written).problems;
  expect(others).toEqual([]);
  expect(said).toMatch(/^content\/site\.yaml: line 7: holidays 1 \(Christmas\),? /);
  expect(said?.endsWith(why)).toBe(true);
});

test("what is wrong with the place is told once, not of every text that follows it", () => {
  const wrong = LEEDS.replace("GBP", "Quid").replace("country: GB", "country: XX");
  expect(checkSite(wrong).problems).toHaveLength(2);
});

test("texts insert how long a reply takes, and when the studio is open", () => {
  const written =
    "a: We reply within {reply-time}\nb: '{Reply-time}'\nc: '{open-days}, {time-zone}'";
  const schema = z.strictObject({ a: text, b: text, c: text });
  expect(checkParsed(schema, parse("x", written), leeds).value).toEqual({
    a: "We reply within two working days",
    b: "Two working days",
    c: "Monday to Friday, UK time",
  });
});

test("a sign of another currency is told with its line, but where it is sent and not shown", () => {
  const schema = z.strictObject({ a: text, b: message("count"), c: payloadLabel });
  const written = "a: £500\nb: From $1,500\nc: $500 - $1,000\n";
  expect(checkParsed(schema, parse("x", written), leeds).problems).toEqual([
    "content/x.yaml: line 2: b must not name $1,500: prices are in GBP, the currency of content/site.yaml.",
  ]);
});

test.each([
  ["CAD", "From $1,500", []],
  ["SEK", "Från 500 kr", []],
  ["SEK", "From $1,500", ["$1,500"]],
  ["GBP", "From USD 1,500, or a 20 MB file", ["USD 1,500"]],
  ["USD", "20¢ a page, in the USDA", []],
])("in %s, %j names %j of another currency", (currency, written, amounts) => {
  const place = { ...leeds, place: { currency } };
  const said = checkParsed(z.strictObject({ a: text }), parse("x", `a: ${written}`), place);
  expect(said.problems.map((it) => /name (.*?): prices/.exec(it)?.[1])).toEqual(amounts);
});

test("an article names such amounts once, with all of their lines", () => {
  const written = "From {price:x}\n\nNow $5\n\nThen $7, or £6\n";
  const texts = new Map([["price:x", "£3"]]);
  expect(fillText("content/blog/x/index.mdx", written, { ...leeds, texts }).problems).toEqual([
    "content/blog/x/index.mdx: line 3, `Now $5`: must not name $5: prices are in GBP, the currency of content/site.yaml. The same is true of line 5.",
  ]);
});

test("a studio has the country, hours and phone of the site, where it has none of its own", () => {
  const studios = `studios:
  - { slug: leeds, city: Leeds, region: WY, regionName: Yorkshire, phone: 0113 496 0142 }
  - { slug: lyon, city: Lyon, region: ARA, regionName: Rhône, country: FR, phone: 04 72 00 01 42 }
  - { slug: york, city: York, region: NY, regionName: Yorkshire, phone: (425) 555-0142 }
  - { slug: bath, city: Bath }
`;
  const { problems } = checkFile("brand", parse("brand", studios), leeds);
  expect(problems.filter((it) => it.includes("studios"))).toEqual([
    'content/brand.yaml: line 4: studios 3 (york), phone must be a phone number of GB (United Kingdom), or one with its country code, such as +44 20 7946 0018, not "(425) 555-0142".',
  ]);
});

test("the phone of a studio is that of the site, or its own", () => {
  const studios = inPlace(leeds.place, () =>
    studiosSchema.parse([
      { slug: "leeds", city: "Leeds" },
      { slug: "lyon", city: "Lyon", country: "FR", phone: "04 72 00 01 42" },
    ]),
  );
  expect(studios.map(({ phone }) => phone.tel)).toEqual(["+441134960142", "+33472000142"]);
});

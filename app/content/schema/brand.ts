import { parse, wcagContrast, wcagLuminance } from "culori";
import { z } from "zod";
import { hex } from "../color.ts";
import { parsePhone } from "../phone.ts";
import { placeNow } from "../place.ts";
import { writePlace } from "../postal-address.ts";
import { country, hours, readPhone } from "./place.ts";
import { key, properName, slug } from "./primitives.ts";

const SUCH_AS = 'a color such as "#e8a33d", "gold" or "oklch(0.81 0.14 72)"';

/** A CSS color; the parser alone would also take a hex number without its sign. */
const color = z
  .string(`${SUCH_AS}, in quotes`)
  .refine(
    (it) =>
      /^(#|[a-z]+$|[a-z]+\()/i.test(it) && !/^[0-9a-f]+$/i.test(it) && parse(it) !== undefined,
    { error: ({ input }) => `must be ${SUCH_AS}, not ${JSON.stringify(input)}` },
  );

const DARK_GROUNDS = ["ink", "ink-panel", "ink-raised"] as const;
const TEXT_ON_DARK = ["mist", "mist-soft", "mist-muted", "rain", "moss", "rose"] as const;
const ACCENTS = ["tungsten", "score-high", "score-good", "score-fair", "score-low"] as const;
const LIGHT_GROUNDS = ["paper", "paper-panel"] as const;
const TEXT_ON_LIGHT = ["paper-ink", "paper-soft", "paper-link"] as const;

/** The contrast ratios of WCAG 2.2, 1.4.3 (text) and 1.4.11 (edges of controls, graphics). */
const RATIOS = { text: 4.5, graphics: 3 };

export const colorsSchema = z
  .record(
    z.enum([
      ...DARK_GROUNDS,
      ...TEXT_ON_DARK,
      ...ACCENTS,
      ...LIGHT_GROUNDS,
      ...TEXT_ON_LIGHT,
      "tungsten-bright",
      "ink-control",
      "paper-mark",
      "ink-line",
      "ink-shade",
      "ember",
      "paper-line",
    ]),
    color,
  )
  .superRefine((colors, context) => {
    const check = contrastCheck(colors, context);
    check("text", [...TEXT_ON_DARK, ...ACCENTS, "tungsten-bright"], DARK_GROUNDS);
    check("graphics", ["ink-control"], DARK_GROUNDS);
    check("text", TEXT_ON_LIGHT, LIGHT_GROUNDS);
    check("graphics", ["paper-mark"], LIGHT_GROUNDS);
  });
export type Colors = z.infer<typeof colorsSchema>;

export const printColorsSchema = z
  .record(z.enum(ACCENTS), color)
  .superRefine((colors, context) =>
    contrastCheck({ ...colors, white: "white" }, context)("text", ACCENTS, ["white"]),
  );

/** Adds an issue for each color whose contrast with one of its backgrounds is too low. */
function contrastCheck<Name extends string>(
  colors: Record<Name, string>,
  context: { addIssue(issue: { code: "custom"; path: string[]; message: string }): void },
) {
  return (use: keyof typeof RATIOS, fronts: readonly Name[], backgrounds: readonly Name[]) => {
    for (const front of fronts) {
      if ([front, ...backgrounds].some((name) => parse(colors[name] ?? "") === undefined)) continue;
      const ratios = backgrounds.map((background) => ({
        background,
        ratio: wcagContrast(colors[front], colors[background]),
      }));
      const lowest = ratios.reduce((low, next) => (next.ratio < low.ratio ? next : low));
      if (lowest.ratio >= RATIOS[use]) continue;
      // Rounded down: a ratio that is too low must not read like the one required.
      const ratio = Math.floor(lowest.ratio * 10) / 10;
      const change = wcagLuminance(colors[lowest.background]) < 0.18 ? "lighter" : "darker";
      const message = `has a contrast of ${ratio}:1 on ${lowest.background}; ${use} must have ${RATIOS[use]}:1: choose a ${change} color`;
      context.addIssue({ code: "custom", path: [front], message });
    }
  };
}

const namesSchema = z.strictObject({
  name: properName.describe("the brand as visitors read it"),
  legalName: properName,
  handle: z.string().regex(/^[\w.-]+$/, "one word, as in the address of a profile"),
  area: properName.describe("the place that headlines name"),
});

const peopleSchema = z.record(z.string(), properName);

const size = z.number("a number, the side of the square it is drawn in").positive();
const drawing = z.strictObject({
  size,
  shapes: z
    .array(
      z.strictObject({
        d: z.string().regex(/^[Mm][\d\s,.a-z+-]+$/i, "an SVG path, such as M2 9V2h7"),
        paint: z.enum(["mist", "tungsten"]),
        stroke: z.number("a line's width").positive().optional().describe("filled without it"),
      }),
    )
    .min(1),
});
const monogram = z.strictObject({
  letters: z.string().regex(/^\S{1,3}$/u, "one to three letters, set in the display face"),
});

export const iconSchema = z.union(
  [drawing, monogram],
  "a drawing (size, and shapes whose paint is mist or tungsten) or a monogram (letters)",
);
export type Icon = z.infer<typeof iconSchema>;

const marksSchema = z.strictObject({ wordmark: properName, symbol: iconSchema });

/** Where content/site.yaml is wrong, which is reported there. */
const NO_HOURS = { days: "", opens: "00:00", closes: "00:00", zone: "" };

export const studiosSchema = z
  .array(
    z
      .strictObject({
        slug,
        city: properName,
        region: properName.optional().describe("after the city, where your country names it: WA"),
        regionName: properName.optional().describe("in full, for texts that insert it"),
        country: country.optional().describe("two letters, where it is not that of the site"),
        phone: key.optional().describe("where it is not that of the site"),
        hours: hours.optional().describe("where they are not those of the site"),
        coordinates: z
          .strictObject({
            latitude: z.number().min(-90).max(90),
            longitude: z.number().min(-180).max(180),
          })
          .optional()
          .describe("of the entrance, if visitors may know it"),
      })
      .transform(
        (
          { phone, country = placeNow().country, hours = placeNow().hours, ...studio },
          context,
        ) => ({
          ...studio,
          place: writePlace(studio.city, studio.region),
          placeInText: writePlace(studio.city, studio.region, " "),
          country: country ?? "",
          phone:
            phone === undefined
              ? (placeNow().phone ?? parsePhone(""))
              : readPhone(phone, country, context, ["phone"]),
          hours: hours ?? NO_HOURS,
        }),
      ),
  )
  .max(100);
export type Studio = z.output<typeof studiosSchema>[number];

const CONFETTI_COLORS = ["tungsten", "tungsten-bright", "ember", "rain", "mist"] as const;

export const brandSchema = z
  .strictObject({
    names: namesSchema,
    people: peopleSchema,
    marks: marksSchema,
    icon: iconSchema,
    studios: studiosSchema,
    colors: colorsSchema,
    printColors: printColorsSchema,
  })
  .transform((brand) => ({
    ...brand,
    themeColor: hex(brand.colors.ink),
    confettiColors: CONFETTI_COLORS.map((name) => hex(brand.colors[name])),
  }));
export type Brand = z.output<typeof brandSchema>;

const axis = z.union([z.number(), z.strictObject({ min: z.number(), max: z.number() })]);
const font = z.strictObject({
  family: z.string().regex(/^[\w\d -]+$/, "a family's name without quotes"),
  source: z
    .string()
    .regex(/\.(woff2?|ttf|otf)$/, "a font file, of a package or of this project")
    .describe("the font that the site's is cut from; a file of this project begins with ./"),
  axes: z
    .record(z.string(), axis)
    .optional()
    .describe("of a variable font: at one value, or between two"),
  otherwise: key.describe("families for devices that have neither Arial nor Roboto"),
});

export const fontsSchema = z.strictObject({ display: font, text: font });
export type Fonts = z.infer<typeof fontsSchema>;

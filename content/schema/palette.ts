import { wcagContrast } from "culori";
import { z } from "zod";

const OKLCH = /^oklch\([01]?(\.\d+)? 0?(\.\d+)? \d{1,3}(\.\d+)?( \/ [01]?(\.\d+)?)?\)$/;
const color = z.string().regex(OKLCH, "a colour such as oklch(0.81 0.14 72)");

const INKS = ["ink", "ink-panel", "ink-raised"] as const;
const WORDS_ON_INK = ["mist", "mist-soft", "mist-muted", "rain", "moss", "rose"] as const;
const MEANINGS = ["tungsten", "score-high", "score-good", "score-fair", "score-low"] as const;
const PAPERS = ["paper", "paper-panel"] as const;
const WORDS_ON_PAPER = ["paper-ink", "paper-soft", "paper-link"] as const;
const OTHERS = ["ink-line", "ink-shade", "ember", "paper-line"] as const;

/** WCAG 2.2, 1.4.3 and 1.4.11: a ratio for words, one for edges of controls and for marks. */
const LEAST = { words: 4.5, parts: 3 };

export const palette = shape([
  ...INKS,
  ...WORDS_ON_INK,
  ...MEANINGS,
  ...PAPERS,
  ...WORDS_ON_PAPER,
  ...OTHERS,
  "tungsten-bright",
  "ink-control",
  "paper-mark",
]).superRefine((colors, context) => {
  const need = readable(colors, context);
  need("words", [...WORDS_ON_INK, ...MEANINGS, "tungsten-bright"], INKS);
  need("parts", ["ink-control"], INKS);
  need("words", WORDS_ON_PAPER, PAPERS);
  need("parts", ["paper-mark"], PAPERS);
});

export const printPalette = shape(MEANINGS).superRefine((colors, context) =>
  readable({ ...colors, white: "white" }, context)("words", MEANINGS, ["white"]),
);

function shape<Name extends string>(names: readonly Name[]) {
  const entries = names.map((name) => [name, color]);
  return z.strictObject(Object.fromEntries(entries) as Record<Name, typeof color>);
}

/** Says of each colour that is too near to what lies under it by how much it is. */
function readable<Name extends string>(
  colors: Record<Name, string>,
  context: { addIssue(issue: { code: "custom"; path: string[]; message: string }): void },
) {
  return (what: keyof typeof LEAST, fronts: readonly Name[], grounds: readonly Name[]) => {
    for (const front of fronts) {
      const [ground, ratio] = faintest(colors, front, grounds);
      if (ratio >= LEAST[what]) continue;
      const message = `has a contrast of ${floor(ratio)}:1 on ${ground}; ${what} need ${LEAST[what]}:1`;
      context.addIssue({ code: "custom", path: [front], message });
    }
  };
}

function faintest<Name extends string>(
  colors: Record<Name, string>,
  front: Name,
  grounds: readonly Name[],
): [ground: Name, ratio: number] {
  const ratios = grounds.map((ground): [Name, number] => [
    ground,
    wcagContrast(colors[front], colors[ground]),
  ]);
  return ratios.reduce((least, next) => (next[1] < least[1] ? next : least));
}

/** Rounded down, so that what fails never reads as what is asked for. */
const floor = (ratio: number) => Math.floor(ratio * 10) / 10;

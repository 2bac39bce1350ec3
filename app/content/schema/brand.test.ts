import { expect, test } from "vitest";
import { colors, icon, printColors } from "#content/brand.yaml";
import { colorsSchema, iconSchema, printColorsSchema, studiosSchema } from "./brand.ts";

const problems = (schema: typeof colorsSchema, value: unknown) =>
  (schema.safeParse(value).error?.issues ?? []).map((i) => `${i.path.join(".")} ${i.message}`);

test("a color with too little contrast on its background is named, with its ratio", () => {
  expect(problems(colorsSchema, { ...colors, "mist-muted": "oklch(0.5 0.018 225)" })).toEqual([
    "mist-muted has a contrast of 2.6:1 on ink-raised; text must have 4.5:1: choose a lighter color",
  ]);
  const { error } = printColorsSchema.safeParse({ ...printColors, "score-low": colors.rose });
  expect(error?.issues.map(({ message }) => message)).toEqual([
    "has a contrast of 2.3:1 on white; text must have 4.5:1: choose a darker color",
  ]);
});

test.each(["#71cfd9", "lightblue", "oklch(0.8 0.09 205)"])("%s is a color", (rain) => {
  expect(problems(colorsSchema, { ...colors, rain })).toEqual([]);
});

test.each(["71cfd9", "#71cfd", "blueish", "oklch(0.8)", "", undefined])("%j is none", (rain) => {
  expect(problems(colorsSchema, { ...colors, rain })).toHaveLength(1);
});

test("an icon is a drawing or a monogram", () => {
  expect(iconSchema.safeParse(icon).success).toBe(true);
  expect(iconSchema.safeParse({ letters: "NK" }).success).toBe(true);
  expect(iconSchema.safeParse({ letters: "too long" }).error?.issues[0]?.message).toBe(
    "one to three letters, set in the display face",
  );
});

test("a studio may have coordinates and no region, in any country", () => {
  const brno = { slug: "brno", city: "Brno", country: "CZ", phone: "+420 224 372 434" };
  const coordinates = { latitude: 49.2, longitude: 16.61 };
  expect(studiosSchema.safeParse([{ ...brno, coordinates }]).data).toMatchObject([
    { place: "Brno", placeInText: "Brno", coordinates },
  ]);
});

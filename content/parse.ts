import type { z } from "zod";
import {
  colorsSchema,
  iconSchema,
  marksSchema,
  namesSchema,
  peopleSchema,
  printColorsSchema,
  studiosSchema,
} from "../app/content/schema/brand";
import { offersSchema } from "../app/content/schema/offers";
import { duplicatesIn, type LineOf, problemsOf } from "../app/content/schema/problems";
import { companySchema, pagesSchema, servicesSchema, siteSchema } from "../app/content/schema/site";
import { colors, icon, marks, names, people, printColors, studios } from "./brand";
import { company } from "./company";
import { offers } from "./offers";
import { services } from "./services";
import { site } from "./site";

const modules: [file: string, schema: z.ZodType, value: unknown][] = [
  ["brand.ts names", namesSchema, names],
  ["brand.ts people", peopleSchema, people],
  ["brand.ts marks", marksSchema, marks],
  ["brand.ts icon", iconSchema, icon],
  ["brand.ts studios", studiosSchema, studios],
  ["brand.ts colors", colorsSchema, colors],
  ["brand.ts printColors", printColorsSchema, printColors],
  ["site.ts", siteSchema, site],
  ["company.ts", companySchema, company],
  ["offers.ts", offersSchema, offers],
  ["services.ts", servicesSchema, services],
];

/** Every problem of these files by themselves, one sentence each. */
export function findProblems(lineOf?: LineOf): string[] {
  const invalid = modules.flatMap(([file, schema, value]) =>
    problemsOf(`content/${file}`, schema, value, lineOf),
  );
  const doubled = modules.flatMap(([file, , value]) => duplicatesIn(`content/${file}`, value));
  return [...invalid, ...doubled];
}

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
import {
  aboutSchema,
  reviewsSchema,
  teamSchema,
  testimonialsSchema,
  valuesSchema,
} from "../app/content/schema/company";
import {
  contactSchema,
  leadFormSchema,
  requestSchema,
  thankYouSchema,
} from "../app/content/schema/forms";
import { blogPageSchema } from "../app/content/schema/mdx";
import {
  diyDownloadsSchema,
  groupCoachingSchema,
  monthlyContentSchema,
  offersSchema,
  packagesSchema,
} from "../app/content/schema/offers";
import {
  contentStrategySchema,
  locationsSchema,
  useCasesSchema,
} from "../app/content/schema/pages";
import { duplicatesIn, type LineOf, problemsOf } from "../app/content/schema/problems";
import { companySchema, pagesSchema, servicesSchema, siteSchema } from "../app/content/schema/site";
import { workPageSchema } from "../app/content/schema/work";
import { blogPage } from "./blog-page";
import { colors, icon, marks, names, people, printColors, studios } from "./brand";
import { company } from "./company";
import { contact } from "./contact";
import { leadForm } from "./lead-form";
import { locations } from "./locations";
import { offers } from "./offers";
import { findBrokenReferences } from "./references";
import { request } from "./request";
import { diyDownloads } from "./service-pages/diy-downloads";
import { services } from "./services";
import { site } from "./site";
import { team } from "./team";
import { thankYou } from "./thank-you";

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
  ["service-pages/diy-downloads.ts", diyDownloadsSchema, diyDownloads],
  ["team.ts", teamSchema, team],
  ["locations.ts", locationsSchema, locations],
  ["blog-page.ts", blogPageSchema, blogPage],
  ["contact.ts", contactSchema, contact],
  ["lead-form.ts", leadFormSchema, leadForm],
  ["request.ts", requestSchema, request],
  ["thank-you.ts", thankYouSchema, thankYou],
  ["services.ts", servicesSchema, services],
];

/** Every problem of the content, one sentence each; none when all of it can be published. */
export function findProblems(lineOf?: LineOf): string[] {
  const invalid = modules.flatMap(([file, schema, value]) =>
    problemsOf(`content/${file}`, schema, value, lineOf).map((problem) =>
      // A site without a team removes its page instead.
      file === "team.ts" && problem.endsWith("at least 1 entry.")
        ? `${problem} To have no such page, remove /company/team from content/pages.yaml.`
        : problem,
    ),
  );
  const doubled = modules.flatMap(([file, , value]) => duplicatesIn(`content/${file}`, value));
  const found = [...invalid, ...doubled];
  // References can be checked only between files that are valid.
  return found.length > 0 ? found : findBrokenReferences();
}

/** Throws one error that lists every problem of the content. */
export function parseContent(): void {
  const problems = findProblems();
  if (problems.length > 0) throw new Error(problems.join("\n"));
}

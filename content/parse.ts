import { z } from "zod";
import { home } from "./home";
import { inquiry } from "./inquiry/copy";
import { questions } from "./inquiry/questions";
import { strategy } from "./inquiry/strategy";
import { navigation } from "./navigation";
import { offers } from "./offers";
import {
  homeSchema,
  inquirySchema,
  navigationSchema,
  offersSchema,
  questionsSchema,
  siteSchema,
  strategySchema,
  testimonialSchema,
} from "./schema";
import { site } from "./site";
import { testimonials } from "./testimonials";

const modules: [file: string, schema: z.ZodType, value: unknown][] = [
  ["site.ts", siteSchema, site],
  ["navigation.ts", navigationSchema, navigation],
  ["testimonials.ts", z.array(testimonialSchema).length(3), testimonials],
  ["offers.ts", offersSchema, offers],
  ["home.ts", homeSchema, home],
  ["inquiry/questions.ts", questionsSchema, questions],
  ["inquiry/strategy.ts", strategySchema, strategy],
  ["inquiry/copy.ts", inquirySchema, inquiry],
];

/** Checks every content module; throws one error that names each file and field that is wrong. */
export function parseContent(): void {
  const wrong = modules.flatMap(([file, schema, value]) => {
    const parsed = schema.safeParse(value);
    if (parsed.success) return [];
    return parsed.error.issues.map((i) => `content/${file} ${i.path.join(".")}: ${i.message}`);
  });
  if (wrong.length > 0) throw new Error(wrong.join("\n"));
}

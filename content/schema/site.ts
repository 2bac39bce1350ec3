import { z } from "zod";
import { link, path, slug, text } from "./primitives.ts";

export const siteSchema = z.strictObject({
  name: text.describe("the brand as visitors read it"),
  email: z.email(),
  phone: z.strictObject({ display: text, tel: z.string().regex(/^\+1\d{10}$/) }),
});
export type Site = z.infer<typeof siteSchema>;

const time = z.string().regex(/^\d\d:\d\d$/, "a time such as 09:00");

export const companySchema = z.strictObject({
  sample: z
    .boolean()
    .describe("whether clients, people and figures are invented: the pages say so"),
  sampleNote: text.describe("what is said beside invented clients"),
  legalName: text,
  tagline: text,
  description: text.describe("one sentence for search engines, at most 160 characters").max(160),
  studios: z
    .array(
      z.strictObject({
        slug,
        city: text,
        region: text,
        regionName: text,
        phone: text,
        hours: z.strictObject({
          days: z.enum(["Monday to Friday", "Monday to Saturday", "Every day"]),
          opens: time,
          closes: time,
        }),
      }),
    )
    .min(1),
  serviceAreas: z.array(text).length(3),
  rating: z.strictObject({ value: z.literal("5.0"), count: z.literal(47) }),
  social: z.array(z.strictObject({ name: text, href: z.url() })).length(8),
});
export type Company = z.infer<typeof companySchema>;

export const navigationSchema = z.strictObject({
  menus: z.array(z.strictObject({ label: text, links: z.array(link).min(1) })),
  footer: z.array(z.strictObject({ heading: text, links: z.array(link) })),
  exploreMore: z.record(
    z.enum(["services", "about", "packages", "default"]),
    z.array(link.extend({ note: text })).length(3),
  ),
});
export type Navigation = z.infer<typeof navigationSchema>;

export const pagesSchema = z
  .array(
    z.strictObject({
      path,
      name: text.describe("in breadcrumbs, the site's lists and structured data"),
      card: text.describe("the words on its social picture, at most 60 characters").max(60),
      frame: text.describe("the picture of public/frames behind them"),
      updated: z.iso.date().describe("when its content last changed, where git cannot tell"),
      shows: z.array(text).optional().describe("files or folders of content/ that it is made of"),
    }),
  )
  .min(1);
export type Pages = z.infer<typeof pagesSchema>;

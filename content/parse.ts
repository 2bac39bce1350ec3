import { z } from "zod";
import { consent } from "./consent";
import { contact } from "./contact";
import { faq, faqCategories } from "./faq";
import { home } from "./home";
import { inquiry } from "./inquiry/copy";
import { questions } from "./inquiry/questions";
import { strategy } from "./inquiry/strategy";
import { leadForm } from "./lead-form";
import { navigation } from "./navigation";
import { offers } from "./offers";
import { packages } from "./packages";
import { pages } from "./pages";
import { consentSchema } from "./schema/consent";
import { contactSchema, leadFormSchema, thankYouSchema } from "./schema/contact";
import { faqCategoriesSchema, faqSchema } from "./schema/faq";
import { homeSchema, testimonialSchema } from "./schema/home";
import { inquirySchema, questionsSchema, strategySchema } from "./schema/inquiry";
import {
  diyDownloadsSchema,
  groupCoachingSchema,
  monthlyContentSchema,
  packagesSchema,
} from "./schema/offer-pages";
import { offersSchema } from "./schema/offers";
import { navigationSchema, pagesSchema, siteSchema } from "./schema/site";
import { diyDownloads } from "./service-pages/diy-downloads";
import { groupCoaching } from "./service-pages/group-coaching";
import { monthlyContent } from "./service-pages/monthly-content";
import { site } from "./site";
import { testimonials } from "./testimonials";
import { thankYou } from "./thank-you";

const modules: [file: string, schema: z.ZodType, value: unknown][] = [
  ["site.ts", siteSchema, site],
  ["navigation.ts", navigationSchema, navigation],
  ["pages.ts", pagesSchema, pages],
  ["testimonials.ts", z.array(testimonialSchema).length(3), testimonials],
  ["offers.ts", offersSchema, offers],
  ["home.ts", homeSchema, home],
  ["inquiry/questions.ts", questionsSchema, questions],
  ["inquiry/strategy.ts", strategySchema, strategy],
  ["inquiry/copy.ts", inquirySchema, inquiry],
  ["packages.ts", packagesSchema, packages],
  ["service-pages/diy-downloads.ts", diyDownloadsSchema, diyDownloads],
  ["service-pages/group-coaching.ts", groupCoachingSchema, groupCoaching],
  ["service-pages/monthly-content.ts", monthlyContentSchema, monthlyContent],
  ["faq.ts", faqSchema, faq],
  ["faq.ts categories", faqCategoriesSchema, faqCategories],
  ["contact.ts", contactSchema, contact],
  ["lead-form.ts", leadFormSchema, leadForm],
  ["thank-you.ts", thankYouSchema, thankYou],
  ["consent.ts", consentSchema, consent],
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

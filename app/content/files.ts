import type { z } from "zod";
import {
  assessmentSchema,
  assessmentScreensSchema,
  assessmentTextsSchema,
  bookingSchema,
  resultsSchema,
} from "./schema/assessment.ts";
import { fontsSchema } from "./schema/brand.ts";
import { aboutSchema, reviewsSchema, testimonialsSchema, valuesSchema } from "./schema/company.ts";
import {
  inquiryScreensSchema,
  inquiryServicesSchema,
  questionsSchema,
  strategySchema,
} from "./schema/inquiry.ts";
import { imagesSchema } from "./schema/media.ts";
import { groupCoachingSchema, monthlyContentSchema, packagesSchema } from "./schema/offers.ts";
import { contentStrategySchema, faqSchema, homeSchema, useCasesSchema } from "./schema/pages.ts";
import {
  consentSchema,
  exploreMoreSchema,
  llmsTxtSchema,
  navigationSchema,
  pagesSchema,
  structuredDataSchema,
} from "./schema/site.ts";
import {
  funnelSchema,
  inboxSchema,
  notificationsSchema,
  visitorCopySchema,
} from "./schema/studio.ts";
import {
  connectionSchema,
  errorPagesSchema,
  errorsSchema,
  layoutSchema,
  uiSchema,
  withdrawalSchema,
} from "./schema/ui.ts";
import { workPageSchema } from "./schema/work.ts";

/** The data files of content/ by name, each with what it may hold. */
export const files = {
  faq: faqSchema,
  reviews: reviewsSchema,
  packages: packagesSchema,
  "service-pages/group-coaching": groupCoachingSchema,
  "service-pages/monthly-content": monthlyContentSchema,
  "content-strategy": contentStrategySchema,
  "work-page": workPageSchema,
  "use-cases": useCasesSchema,
  testimonials: testimonialsSchema,
  values: valuesSchema,
  about: aboutSchema,
  home: homeSchema,
  layout: layoutSchema,
  ui: uiSchema,
  errors: errorsSchema,
  "error-pages": errorPagesSchema,
  withdrawal: withdrawalSchema,
  connection: connectionSchema,
  consent: consentSchema,
  navigation: navigationSchema,
  "explore-more": exploreMoreSchema,
  "llms-txt": llmsTxtSchema,
  "structured-data": structuredDataSchema,
  "assessment/booking": bookingSchema,
  "assessment/questions": assessmentSchema,
  "assessment/results": resultsSchema,
  "assessment/screens": assessmentScreensSchema,
  "assessment/texts": assessmentTextsSchema,
  "inquiry/questions": questionsSchema,
  "inquiry/screens": inquiryScreensSchema,
  "inquiry/services": inquiryServicesSchema,
  "inquiry/strategy": strategySchema,
  "studio/inbox": inboxSchema,
  "studio/funnel": funnelSchema,
  "studio/notifications": notificationsSchema,
  "studio/visitor-copy": visitorCopySchema,
  images: imagesSchema,
  "fonts/fonts": fontsSchema,
  pages: pagesSchema,
};

export type FileName = keyof typeof files;
export type Files = { [Name in FileName]: z.output<(typeof files)[Name]> };

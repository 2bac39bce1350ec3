import type { z } from "zod";
import {
  assessmentSchema,
  assessmentScreensSchema,
  assessmentTextsSchema,
  bookingSchema,
  resultsSchema,
} from "./schema/assessment.ts";
import { brandSchema, fontsSchema } from "./schema/brand.ts";
import {
  aboutSchema,
  reviewsSchema,
  teamSchema,
  testimonialsSchema,
  valuesSchema,
} from "./schema/company.ts";
import { contentEditorSchema } from "./schema/content-editor.ts";
import { formSchema, formSchemas } from "./schema/form.ts";
import { contactSchema, leadFormSchema, requestSchema, thankYouSchema } from "./schema/forms.ts";
import {
  inquiryScreensSchema,
  inquiryServicesSchema,
  questionsSchema,
  strategySchema,
} from "./schema/inquiry.ts";
import {
  articleCategoriesSchema,
  blogPageSchema,
  privacySectionsSchema,
  prosePageSchema,
  setupCardSchema,
  worksheetSchema,
} from "./schema/mdx.ts";
import { imagesSchema } from "./schema/media.ts";
import {
  diyDownloadsSchema,
  groupCoachingSchema,
  monthlyContentSchema,
  offersSchema,
  packagesSchema,
} from "./schema/offers.ts";
import {
  contentStrategySchema,
  faqSchema,
  homeSchema,
  locationPageSchema,
  locationSchema,
  useCasesSchema,
} from "./schema/pages.ts";
import {
  callsSchema,
  companySchema,
  consentSchema,
  exploreMoreSchema,
  llmsTxtSchema,
  navigationSchema,
  pagesSchema,
  phrasesSchema,
  servicesSchema,
  siteSchema,
  structuredDataSchema,
} from "./schema/site.ts";
import {
  funnelSchema,
  inboxSchema,
  notificationsSchema,
  repliesSchema,
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
import { filmKindsSchema, workPageSchema } from "./schema/work.ts";

export const files = {
  brand: brandSchema,
  site: siteSchema,
  calls: callsSchema,
  phrases: phrasesSchema,
  services: servicesSchema,
  company: companySchema,
  offers: offersSchema,
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
  ...formSchemas,
  "inquiry/questions": questionsSchema,
  "inquiry/screens": inquiryScreensSchema,
  "inquiry/services": inquiryServicesSchema,
  "inquiry/strategy": strategySchema,
  "studio/inbox": inboxSchema,
  "studio/funnel": funnelSchema,
  "studio/notifications": notificationsSchema,
  "studio/replies": repliesSchema,
  "studio/visitor-copy": visitorCopySchema,
  "studio/content-editor": contentEditorSchema,
  images: imagesSchema,
  "fonts/fonts": fontsSchema,
  pages: pagesSchema,
  "article-categories": articleCategoriesSchema,
  "blog-page": blogPageSchema,
  contact: contactSchema,
  "film-kinds": filmKindsSchema,
  "lead-form": leadFormSchema,
  "location-page": locationPageSchema,
  "prose-page": prosePageSchema,
  "legal/privacy-sections": privacySectionsSchema,
  request: requestSchema,
  "service-pages/diy-downloads": diyDownloadsSchema,
  "setup-card": setupCardSchema,
  team: teamSchema,
  "thank-you": thankYouSchema,
  worksheet: worksheetSchema,
};

/** Folders of content/ whose files are the entries of a list, by their names: what each may hold. */
export const folders = { locations: locationSchema, forms: formSchema };

export function schemaOf(name: string): z.ZodType {
  const schemas: Record<string, z.ZodType | undefined> = { ...files, ...folders };
  const schema = schemas[name] ?? schemas[name.split("/")[0] ?? ""];
  if (!schema) throw new Error(`content/${name}.yaml is in no list of app/content/files.ts`);
  return schema;
}

export type FileName = keyof typeof files;
export type Files = { [Name in FileName]: z.output<(typeof files)[Name]> };
export type FolderName = keyof typeof folders;
export type Folders = { [Name in FolderName]: Record<string, z.output<(typeof folders)[Name]>> };

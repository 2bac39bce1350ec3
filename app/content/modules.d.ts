// What the modules of data files export (plugins/content): the whole by the name of the file, and each of its fields.
type DataFiles = import("./files").Files;

type CamelCase<Name> = Name extends `${string}/${infer Rest}`
  ? CamelCase<Rest>
  : Name extends `${infer Word}-${infer Rest}`
    ? `${Word}${Capitalize<CamelCase<Rest>>}`
    : Name;

type DataModule<Name extends keyof DataFiles> = Record<CamelCase<Name> & string, DataFiles[Name]> &
  (DataFiles[Name] extends readonly unknown[] ? unknown : DataFiles[Name]);

declare module "#content/brand.yaml" {
  const file: DataModule<"brand">;
  export = file;
}

declare module "#content/site.yaml" {
  const file: DataModule<"site">;
  export = file;
}

declare module "#content/calls.yaml" {
  const file: DataModule<"calls">;
  export = file;
}

declare module "#content/phrases.yaml" {
  const file: DataModule<"phrases">;
  export = file;
}

declare module "#content/services.yaml" {
  const file: DataModule<"services">;
  export = file;
}

declare module "#content/company.yaml" {
  const file: DataModule<"company">;
  export = file;
}

declare module "#content/offers.yaml" {
  const file: DataModule<"offers">;
  export = file;
}

declare module "#content/home.yaml" {
  const file: DataModule<"home">;
  export = file;
}

declare module "#content/about.yaml" {
  const file: DataModule<"about">;
  export = file;
}

declare module "#content/values.yaml" {
  const file: DataModule<"values">;
  export = file;
}

declare module "#content/testimonials.yaml" {
  const file: DataModule<"testimonials">;
  export = file;
}

declare module "#content/use-cases.yaml" {
  const file: DataModule<"use-cases">;
  export = file;
}

declare module "#content/work-page.yaml" {
  const file: DataModule<"work-page">;
  export = file;
}

declare module "#content/content-strategy.yaml" {
  const file: DataModule<"content-strategy">;
  export = file;
}

declare module "#content/service-pages/monthly-content.yaml" {
  const file: DataModule<"service-pages/monthly-content">;
  export = file;
}

declare module "#content/service-pages/group-coaching.yaml" {
  const file: DataModule<"service-pages/group-coaching">;
  export = file;
}

declare module "#content/packages.yaml" {
  const file: DataModule<"packages">;
  export = file;
}

declare module "#content/reviews.yaml" {
  const file: DataModule<"reviews">;
  export = file;
}

declare module "#content/faq.yaml" {
  const file: DataModule<"faq">;
  export = file;
}

declare module "#content/layout.yaml" {
  const file: DataModule<"layout">;
  export = file;
}

declare module "#content/ui.yaml" {
  const file: DataModule<"ui">;
  export = file;
}

declare module "#content/errors.yaml" {
  const file: DataModule<"errors">;
  export = file;
}

declare module "#content/error-pages.yaml" {
  const file: DataModule<"error-pages">;
  export = file;
}

declare module "#content/withdrawal.yaml" {
  const file: DataModule<"withdrawal">;
  export = file;
}

declare module "#content/connection.yaml" {
  const file: DataModule<"connection">;
  export = file;
}

declare module "#content/consent.yaml" {
  const file: DataModule<"consent">;
  export = file;
}

declare module "#content/navigation.yaml" {
  const file: DataModule<"navigation">;
  export = file;
}

declare module "#content/explore-more.yaml" {
  const file: DataModule<"explore-more">;
  export = file;
}

declare module "#content/llms-txt.yaml" {
  const file: DataModule<"llms-txt">;
  export = file;
}

declare module "#content/structured-data.yaml" {
  const file: DataModule<"structured-data">;
  export = file;
}

declare module "#content/assessment/booking.yaml" {
  const file: DataModule<"assessment/booking">;
  export = file;
}

declare module "#content/assessment/questions.yaml" {
  const file: DataModule<"assessment/questions">;
  export = file;
}

declare module "#content/assessment/results.yaml" {
  const file: DataModule<"assessment/results">;
  export = file;
}

declare module "#content/assessment/screens.yaml" {
  const file: DataModule<"assessment/screens">;
  export = file;
}

declare module "#content/assessment/texts.yaml" {
  const file: DataModule<"assessment/texts">;
  export = file;
}

declare module "#content/forms/*.yaml" {
  const form: import("./schema/form").Form;
  export default form;
}

declare module "#content/inquiry/questions.yaml" {
  const file: DataModule<"inquiry/questions">;
  export = file;
}

declare module "#content/inquiry/screens.yaml" {
  const file: DataModule<"inquiry/screens">;
  export = file;
}

declare module "#content/inquiry/services.yaml" {
  const file: DataModule<"inquiry/services">;
  export = file;
}

declare module "#content/inquiry/strategy.yaml" {
  const file: DataModule<"inquiry/strategy">;
  export = file;
}

declare module "#content/studio/inbox.yaml" {
  const file: DataModule<"studio/inbox">;
  export = file;
}

declare module "#content/studio/funnel.yaml" {
  const file: DataModule<"studio/funnel">;
  export = file;
}

declare module "#content/studio/notifications.yaml" {
  const file: DataModule<"studio/notifications">;
  export = file;
}

declare module "#content/studio/content-editor.yaml" {
  const file: DataModule<"studio/content-editor">;
  export = file;
}

declare module "#content/studio/replies.yaml" {
  const file: DataModule<"studio/replies">;
  export = file;
}

declare module "#content/studio/visitor-copy.yaml" {
  const file: DataModule<"studio/visitor-copy">;
  export = file;
}

declare module "#content/images.yaml" {
  const file: DataModule<"images">;
  export = file;
}

declare module "#content/fonts/fonts.yaml" {
  const file: DataModule<"fonts/fonts">;
  export = file;
}

declare module "#content/pages.yaml" {
  const file: DataModule<"pages">;
  export = file;
}

declare module "#content/article-categories.yaml" {
  const file: DataModule<"article-categories">;
  export = file;
}

declare module "#content/blog-page.yaml" {
  const file: DataModule<"blog-page">;
  export = file;
}

declare module "#content/contact.yaml" {
  const file: DataModule<"contact">;
  export = file;
}

declare module "#content/film-kinds.yaml" {
  const file: DataModule<"film-kinds">;
  export = file;
}

declare module "#content/lead-form.yaml" {
  const file: DataModule<"lead-form">;
  export = file;
}

declare module "#content/location-page.yaml" {
  const file: DataModule<"location-page">;
  export = file;
}

declare module "#content/prose-page.yaml" {
  const file: DataModule<"prose-page">;
  export = file;
}

declare module "#content/request.yaml" {
  const file: DataModule<"request">;
  export = file;
}

declare module "#content/service-pages/diy-downloads.yaml" {
  const file: DataModule<"service-pages/diy-downloads">;
  export = file;
}

declare module "#content/setup-card.yaml" {
  const file: DataModule<"setup-card">;
  export = file;
}

declare module "#content/team.yaml" {
  const file: DataModule<"team">;
  export = file;
}

declare module "#content/thank-you.yaml" {
  const file: DataModule<"thank-you">;
  export = file;
}

declare module "#content/worksheet.yaml" {
  const file: DataModule<"worksheet">;
  export = file;
}

declare module "#content/legal/privacy-sections.yaml" {
  const file: DataModule<"legal/privacy-sections">;
  export = file;
}

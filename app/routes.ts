import { index, type RouteConfig, route } from "@react-router/dev/routes";
import type { WIZARDS } from "./features/inquiry/steps";
import { REDIRECTS } from "./routes/redirects.ts";

export default [
  route("/", "routes/home/home.tsx", inquiryRoutes("home")),
  route("inquiry/closed", "routes/inquiry/closed.ts"),
  route("video-packages", "routes/packages/packages.tsx"),
  route("services/diy-downloads", "routes/service-pages/diy-downloads.tsx"),
  route("services/group-coaching", "routes/service-pages/group-coaching.tsx"),
  route("services/monthly-content", "routes/service-pages/monthly-content.tsx"),
  route("video-use-cases", "routes/use-cases/use-cases.tsx"),
  route("about-us", "routes/company/about.tsx"),
  route("company/team", "routes/company/team.tsx"),
  route("company/values", "routes/company/values.tsx"),
  route("resources/reviews", "routes/reviews/reviews.tsx"),
  route("locations/:studio", "routes/locations/location.tsx"),
  route("faq", "routes/faq/faq.tsx"),
  route("privacy", "routes/legal/legal.tsx", { id: "privacy" }),
  route("terms", "routes/legal/legal.tsx", { id: "terms" }),
  route(
    "content-strategy",
    "routes/content-strategy/content-strategy.tsx",
    inquiryRoutes("content-strategy"),
  ),
  route("contact", "routes/contact/contact.tsx"),
  route("blog", "routes/blog/blog.tsx"),
  route("blog/:slug.md", "routes/blog/article-markdown.ts"),
  route("blog/:slug", "routes/blog/article.tsx"),
  route("work", "routes/work/work.tsx"),
  route("work/:slug", "routes/work/film.tsx"),
  route("thank-you", "routes/thank-you/thank-you.tsx"),
  route("thank-you/receipt", "routes/thank-you/receipt.ts"),
  route("thank-you/withdraw", "routes/thank-you/withdraw.tsx"),
  // The assessment: its intro and sections hydrate, its results do not.
  route("assessments/video-readiness", "routes/assessment/flow.tsx", [
    // Pages that stay open across a deploy ask for data by these ids.
    index("routes/assessment/intro.tsx", { id: "routes/assessment/intro/intro" }),
    route("progress", "routes/assessment/progress.ts"),
    route(":section", "routes/assessment/section.tsx", {
      id: "routes/assessment/section/section",
    }),
  ]),
  ...["txt", "ics"].map((type) =>
    route(
      `assessments/video-readiness/results/:code.${type}`,
      "routes/assessment/results/downloads.ts",
      { id: `assessment-results-${type}` },
    ),
  ),
  route(
    "assessments/video-readiness/results/:code/book.json",
    "routes/assessment/booking/book-json.ts",
  ),
  route("assessments/video-readiness/results/:code", "routes/assessment/results/results.tsx", [
    route("book", "routes/assessment/booking/book.tsx"),
  ]),
  ...["blog/rss.xml", "blog/feed.json", "work/rss.xml"].map((path) =>
    route(path, "routes/resources/feed.ts", { id: path }),
  ),
  route("film/:file", "routes/resources/film-file.ts"),
  route("offers.json", "routes/resources/offers-json.ts"),
  route("sitemap.xml", "routes/resources/sitemap.ts"),
  route("robots.txt", "routes/resources/robots-txt.ts"),
  route(".well-known/security.txt", "routes/resources/security-txt.ts"),
  route("llms.txt", "routes/resources/llms-txt.ts"),
  route("manifest.webmanifest", "routes/resources/manifest.ts"),
  route("consent", "routes/consent.ts"),
  route("healthz", "routes/resources/health.ts"),
  route("online", "routes/resources/online.ts"),
  route("book/:kind", "routes/request/request.tsx", { id: "book" }),
  route("buy/:slug", "routes/request/request.tsx", { id: "buy" }),
  // The Worker itself answers /probe/<reference>: app/outbox/probe.server.ts.

  // The middleware of admin.tsx lets only signed-in users pass, but for sign-in.tsx.
  route("studio", "routes/admin/admin.tsx", [
    index("routes/admin/list.tsx"),
    route("enter", "routes/admin/sign-in.tsx"),
    route("leads.csv", "routes/admin/leads-csv.ts"),
    route("funnel", "routes/admin/funnel.tsx"),
    route("funnel.csv", "routes/admin/funnel-csv.ts"),
    route("results.csv", "routes/admin/results-csv.ts"),
    route("leads/:reference", "routes/admin/lead.tsx"),
    ...["json", "txt"].map((type) =>
      route(`leads/:reference/person.${type}`, "routes/admin/person.ts", { id: `person-${type}` }),
    ),
    route("leads/:reference/:action", "routes/admin/lead-action.tsx"),
    route("content", "routes/admin/content/list.tsx"),
    route("content/undo", "routes/admin/content/undo.tsx"),
    route("content/pictures", "routes/admin/content/pictures.tsx"),
    route("content/pictures/:file", "routes/admin/content/picture-file.ts"),
    route("content/new/:folder", "routes/admin/content/new-entry.tsx"),
    route("content/:folder/:entry/address", "routes/admin/content/entry-address.tsx"),
    route("content/:folder/:entry/delete", "routes/admin/content/entry-delete.tsx"),
    route("content/translation/:language", "routes/admin/content/translation-list.tsx"),
    route("content/translation/:language/*", "routes/admin/content/translation.tsx"),
    route("content/*", "routes/admin/content/file.tsx"),
    route("leave", "routes/admin/sign-out.tsx"),
    route("*", "routes/admin/not-found.tsx"),
  ]),
  ...Object.keys(REDIRECTS).map((path) =>
    route(path, "routes/redirects.ts", { id: `redirects${path}` }),
  ),
  // Also serves the Markdown pages of content/own-pages/.
  route("*", "routes/catch-all.tsx"),
] satisfies RouteConfig;

/** The wizard's screens, a dialog over the page they are in; `page` keeps their ids apart. */
function inquiryRoutes(page: keyof typeof WIZARDS) {
  const screen = (path: string, name: string) =>
    route(path, `routes/inquiry/${name}.tsx`, { id: `${page}-inquiry-${name}` });
  return [
    route("inquiry", "routes/inquiry/dialog.tsx", { id: `${page}-inquiry` }, [
      index("routes/inquiry/choice.tsx", { id: `${page}-inquiry-start` }),
      screen("strategy", "strategy"),
      screen("details", "details"),
      screen("review", "review"),
      screen("thank-you", "thank-you"),
      screen(":step", "choice"),
    ]),
  ];
}

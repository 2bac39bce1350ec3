import {
  article,
  type BenchPage,
  FLOW,
  HYDRATED,
  KB,
  PICTURE_RATIO,
  picturePage,
  STATIC,
  textPage,
} from "./page-kinds.ts";

const DEEP_STEP =
  "/inquiry/service?businessProfile=solo&businessType=service&videoUseCase=sales&contentVolume=1-2&timeline=immediately";

export const pages: BenchPage[] = [
  {
    name: "home",
    path: "/",
    status: 200,
    budget: {
      critical: 69 * KB,
      firstLoad: 90 * KB,
      hero: 28 * KB,
      requests: 9,
      elements: 900,
      scripts: STATIC,
    },
    paint: { limit: "home", ratio: 1.15 },
  },
  {
    name: "first step",
    path: "/inquiry/business-stage",
    status: 200,
    budget: { scripts: HYDRATED },
    paint: FLOW,
  },
  { name: "deep step", path: DEEP_STEP, status: 200, budget: { scripts: HYDRATED } },
  {
    name: "assessment",
    path: "/assessments/video-readiness",
    status: 200,
    budget: { critical: 46 * KB, scripts: HYDRATED },
    paint: FLOW,
  },
  {
    name: "assessment section",
    path: "/assessments/video-readiness/strategic-foundation",
    status: 200,
    budget: { scripts: HYDRATED },
  },
  {
    name: "assessment results",
    path: "/assessments/video-readiness/results/10yu4q29k7500qjr",
    status: 200,
    budget: { critical: 46 * KB, scripts: STATIC },
  },
  {
    name: "assessment booking",
    path: "/assessments/video-readiness/results/10yu4q29k7500qjr/book",
    status: 200,
    budget: { critical: 46 * KB, scripts: STATIC },
  },
  {
    name: "strategy step",
    path: "/content-strategy/inquiry/business-stage",
    status: 200,
    budget: { scripts: HYDRATED },
  },
  picturePage("/content-strategy"),
  picturePage("/video-packages"),
  picturePage("/services/diy-downloads"),
  textPage("/services/group-coaching"),
  picturePage("/services/monthly-content"),
  picturePage("/video-use-cases"),
  picturePage("/about-us"),
  picturePage("/company/team"),
  textPage("/company/values"),
  picturePage("/resources/reviews"),
  picturePage("/locations/bellevue-wa"),
  picturePage("/locations/portland-or"),
  textPage("/faq"),
  textPage("/privacy"),
  textPage("/terms"),
  picturePage("/contact"),
  picturePage("/thank-you"),
  {
    name: "blog",
    path: "/blog",
    status: 200,
    budget: { critical: 69 * KB, hero: 28 * KB, requests: 9, elements: 500, scripts: STATIC },
    paint: { limit: "article", ratio: PICTURE_RATIO },
  },
  article("/blog/mobile-video-production"),
  article("/blog/video-content-creation-tools"),
  // Long ones, with tables and lists.
  article("/blog/automate-employee-training-video", 700),
  article("/blog/video-content-system-toolkit", 700),
  article("/blog/video-content-roi-comparison", 700),
  {
    name: "not found",
    path: "/nope",
    status: 404,
    budget: { critical: 46 * KB, scripts: STATIC },
  },
];

/** Of every page. */
export const everyPage = { fontFiles: 2, fonts: 24 * KB, shift: 0 };

/** Of the build: gzip bytes, and a time that is printed but fails nothing. */
export const build = {
  worker: 200 * KB,
  enhancement: 5 * KB,
  confetti: 6 * KB,
  seconds: 10,
};

/** In ms, printed only: a Worker's first page and one more beyond an empty Worker's, and a tap. */
export const times = { cold: 45, warm: 1.8, tap: 56 };

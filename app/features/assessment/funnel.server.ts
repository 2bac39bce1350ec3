import { countSteps } from "~/analytics/funnel/count.server";
import { ASSESSMENT_PATH } from "./paths";

const RESULTS = /^results\/[^/]+(\/book)?$/;

export const countAssessmentSteps = countSteps(({ pathname }) => {
  if (pathname === ASSESSMENT_PATH) return { flow: "assessment", step: "intro" };
  if (!pathname.startsWith(`${ASSESSMENT_PATH}/`)) return null;
  const name = pathname.slice(ASSESSMENT_PATH.length + 1);
  const results = RESULTS.exec(name);
  if (!results) return { flow: "assessment", step: name };
  return { flow: "assessment", step: results[1] ? "book" : "results" };
});

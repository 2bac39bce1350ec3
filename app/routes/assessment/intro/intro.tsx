import { data } from "react-router";
import { platformContext } from "~/env.server";
import { authored } from "~/features/assessment/authored.server";
import { pointsOf } from "~/features/assessment/flow";
import { ASSESSMENT_PATH, sectionPath } from "~/features/assessment/paths";
import {
  forgetProgressCookie,
  hasProgressCookie,
  readProgressCookie,
} from "~/features/assessment/progress/progress-cookie.server";
import { pageMeta } from "~/seo/page-meta";
import { privateData } from "~/site/private-page.server";
import { loadScreen } from "~/ui/connection";
import type { Route } from "./+types/intro";
import { IntroScreen } from "./intro-screen";

export async function loader({ request, context }: Route.LoaderArgs) {
  const platform = context.get(platformContext);
  const { assessment, copy, outline } = authored;
  const saved = await readProgressCookie(platform, request, authored);
  const page = privateData(platform, ASSESSMENT_PATH, copy, {
    title: copy.title,
    lede: copy.lede,
    duration: copy.duration,
    lastResult: copy.lastResult,
    points: copy.points,
    business: copy.context,
    sections: assessment.sections.map(({ name, lede, questions }) => ({
      name,
      lede,
      count: questions.length,
    })),
    start: sectionPath(assessment.sections[0].id),
    saved: saved && {
      currentSection: assessment.sections.indexOf(saved.section),
      answers: pointsOf(outline, saved.answers),
      businessContext: saved.context,
    },
  });
  const headers = new Headers(page.init?.headers);
  if (!saved && hasProgressCookie(request)) {
    headers.set("Set-Cookie", await forgetProgressCookie(platform));
  }
  return data(page.data, { headers });
}

export const headers: Route.HeadersFunction = ({ loaderHeaders }) => loaderHeaders;

export const meta: Route.MetaFunction = ({ loaderData }) => pageMeta(loaderData?.head);

export function clientLoader({ serverLoader, request }: Route.ClientLoaderArgs) {
  return loadScreen(serverLoader, request.signal);
}

export default function AssessmentIntro({ loaderData }: Route.ComponentProps) {
  return <IntroScreen {...loaderData} />;
}

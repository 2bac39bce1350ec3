import { data, redirect } from "react-router";
import * as words from "#content/words/assessment";
import { platformContext } from "~/env.server";
import { encodeAnswers } from "~/features/assessment/answers/answer-code";
import { authored } from "~/features/assessment/authored.server";
import { ASSESSMENT_PATH, sectionPath } from "~/features/assessment/paths";
import { describeSection } from "~/features/assessment/section/describe-section.server";
import { earlierOpenSection, openSection } from "~/features/assessment/section/open-section.server";
import { submitSection } from "~/features/assessment/section/submit-section.server";
import { PRIVATE } from "~/http/cache-control";
import { pageTitle, unlistedMeta } from "~/seo/page-meta";
import { loadScreen, postScreen } from "~/ui/connection";
import type { Route } from "./+types/section";
import { SectionScreen } from "./section-screen";

export function loader({ request, params, context }: Route.LoaderArgs) {
  const platform = context.get(platformContext);
  const { searchParams } = new URL(request.url);
  const open = openSection(authored, params.section, searchParams);
  if (!open) throw data(null, { status: 404 });
  const earlier = earlierOpenSection(authored, open);
  if (earlier) throw redirect(sectionPath(earlier.id, encodeAnswers(authored.outline, open)));
  const { origin } = platform;
  const path = sectionPath(open.section.id);
  return { origin, path, ...describeSection(authored, open, searchParams.has("check")) };
}

export async function action({ request, params, context }: Route.ActionArgs) {
  const platform = context.get(platformContext);
  const open = openSection(authored, params.section, new URL(request.url).searchParams);
  if (!open) throw data(null, { status: 404 });
  const { location, cookie } = await submitSection(platform, authored, open, request);
  const headers = new Headers(cookie ? { "Set-Cookie": cookie } : {});
  return redirect(location, { status: 303, headers });
}

export function clientLoader({ serverLoader, request }: Route.ClientLoaderArgs) {
  return loadScreen(serverLoader, request.signal);
}

export function clientAction({ serverAction }: Route.ClientActionArgs) {
  return postScreen(serverAction);
}

export const headers: Route.HeadersFunction = () => ({
  "Cache-Control": PRIVATE,
  "X-Robots-Tag": "noindex",
});

export const meta: Route.MetaFunction = ({ loaderData }) => {
  if (!loaderData) return [];
  const { origin, path, number, parts, name, lede: description, missing } = loaderData;
  const title = words.sectionTitle(number, parts.length, name);
  return [
    { title: pageTitle(title, missing.length > 0) },
    ...unlistedMeta(origin, path, { title, description, cardOf: ASSESSMENT_PATH }),
  ];
};

export default function AssessmentSection({ loaderData, actionData }: Route.ComponentProps) {
  return <SectionScreen page={loaderData} failed={actionData} />;
}

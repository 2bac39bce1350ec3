import { redirect } from "react-router";
import { section as texts } from "#content/assessment/screens.yaml";
import { fill } from "~/content/format";
import { ASSESSMENT_PATH, sectionPath } from "~/features/assessment/paths";
import { openSection, submitSection } from "~/features/assessment/section.server";
import { UNLISTED } from "~/http/cache-control";
import { platformContext } from "~/platform.server";
import { pageTitle, unlistedMeta } from "~/seo/page-meta";
import { clientAction, clientLoader } from "~/ui/connection";
import { screenHeading, useGoesBack } from "~/ui/flow-screen";
import type { Route } from "./+types/section";
import { ResumePrompt, SectionForm, useUnfinishedProgress } from "./section-form";

export function loader({ url, params }: Route.LoaderArgs) {
  return openSection(params.section, url.searchParams);
}

export async function action({ request, params, context }: Route.ActionArgs) {
  const platform = context.get(platformContext);
  const { location, cookie } = await submitSection(platform, request, params.section);
  const headers = new Headers(cookie ? { "Set-Cookie": cookie } : {});
  return redirect(location, { status: 303, headers });
}

export { clientAction, clientLoader };

export const headers: Route.HeadersFunction = () => UNLISTED;

export const meta: Route.MetaFunction = ({ loaderData, params, matches: [root] }) => {
  if (!loaderData) return [];
  const { number, parts, name, lede: description, missing } = loaderData;
  const title = fill(texts.documentTitle, { number, total: parts.length, name });
  return [
    { title: pageTitle(title, missing.length > 0) },
    ...unlistedMeta(root.loaderData.origin, sectionPath(params.section), {
      title,
      description,
      socialImagePath: ASSESSMENT_PATH,
    }),
  ];
};

export default function AssessmentSectionPage({ loaderData, actionData }: Route.ComponentProps) {
  const page = loaderData;
  const goesBack = useGoesBack(page.index);
  const { unfinished, mayStore } = useUnfinishedProgress(page);
  const total = page.parts.reduce((sum, count) => sum + count, 0);
  return (
    <div className="px-gutter pt-12">
      <h1
        {...screenHeading}
        data-back={goesBack || undefined}
        // biome-ignore lint/a11y/noAutofocus: without scripts, too, a section starts at its heading
        autoFocus={page.missing.length === 0}
      >
        {page.name}
      </h1>
      <p className="mt-3 lede">{page.lede}</p>
      {unfinished ? (
        // A reload restores the scroll position, which may be below this prompt.
        <div ref={scrollIntoCenter} className="mt-8 grid max-w-measure">
          <ResumePrompt progress={unfinished} total={total} />
        </div>
      ) : (
        <SectionForm key={page.action} page={page} mayStore={mayStore} failed={actionData} />
      )}
    </div>
  );
}

function scrollIntoCenter(element: HTMLElement | null) {
  element?.scrollIntoView({ block: "center" });
}

import { data, redirect } from "react-router";
import { platformContext } from "~/env.server";
import { nextStep, stepHref } from "~/features/inquiry/answers/flow";
import { inquiryVisitContext } from "~/features/inquiry/details/inquiry-session.server";
import { openInquiry } from "~/features/inquiry/details/open-inquiry.server";
import { submitInquiry } from "~/features/inquiry/details/submit-inquiry.server";
import { readFormFields } from "~/http/parse-post.server";
import { loadScreen, postScreen } from "~/ui/connection";
import { DetailsScreen } from "../details-screen";
import { LOST, openStep } from "../open-step.server";
import type { Route } from "./+types/review";
import { ReviewScreen } from "./review-screen";

export async function loader({ request, context }: Route.LoaderArgs) {
  const { answers, base } = openStep(request, "review");
  const visit = context.get(inquiryVisitContext);
  const form = stepHref(base, "details", answers);
  const inquiry = await openInquiry(context.get(platformContext), visit, answers);
  if (!inquiry && !visit.isAnswer) {
    throw redirect(answers.id ? `${form}&${LOST}` : form, { status: 303 });
  }
  return {
    inquiry,
    action: stepHref(base, "review", answers),
    editHref: form,
    booking: { call: String(answers.serviceType), submission: String(answers.id) },
  };
}

export async function action({ request, context }: Route.ActionArgs) {
  const { answers, base, step } = openStep(request, "review");
  const platform = context.get(platformContext);
  const visit = context.get(inquiryVisitContext);
  const fields = await readFormFields(request, ["sealed", "go"]);
  // Pages from before this release have buttons, named "go", that do not send.
  if (fields.has("go")) throw redirect(stepHref(base, step, answers), { status: 303 });
  const posted = { submission: answers.id ?? "", sealed: String(fields.get("sealed") ?? "") };
  const result = await submitInquiry(platform, request, visit, posted);
  if (!result.ok) return data(result.failed, { status: result.status });
  const headers = result.cookies.map((cookie): [string, string] => ["Set-Cookie", cookie]);
  const thanks = stepHref(base, nextStep(step, answers), { ...result.answers, id: answers.id });
  return redirect(thanks, { status: 303, headers });
}

export function clientLoader({ serverLoader, request }: Route.ClientLoaderArgs) {
  return loadScreen(serverLoader, request.signal);
}

export function clientAction({ serverAction }: Route.ClientActionArgs) {
  return postScreen(serverAction);
}

export default function ReviewPage({ loaderData, actionData }: Route.ComponentProps) {
  const { inquiry, editHref, ...ways } = loaderData;
  if (actionData && "form" in actionData) {
    const { form, problem } = actionData;
    return <DetailsScreen form={form} action={editHref} failed={{ problem }} />;
  }
  const answered = actionData && "inquiry" in actionData ? actionData.inquiry : undefined;
  return (
    <ReviewScreen {...ways} inquiry={answered ?? inquiry} editHref={editHref} failed={actionData} />
  );
}

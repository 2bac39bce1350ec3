import { data, redirect } from "react-router";
import { type Platform, platformContext } from "~/env.server";
import { nextStep, stepHref } from "~/features/inquiry/answers/flow";
import { submitInquiry } from "~/features/inquiry/details/submit-inquiry.server";
import { summarizeInquiry } from "~/features/inquiry/details/summary";
import {
  findVisitorDetails,
  type VisitorDetails,
} from "~/features/inquiry/details/visitor-details.server";
import { type OpenStep, openStep } from "../open-step.server";
import { reachServer } from "../reach-server";
import type { Route } from "./+types/review";
import { ReviewScreen } from "./review-screen";

export async function loader({ request, context }: Route.LoaderArgs) {
  const opened = openStep(request, "review");
  const visitor = await requireDetails(context.get(platformContext), request, opened);
  const { answers, base } = opened;
  return {
    token: visitor.token,
    summary: summarizeInquiry(visitor.details, answers),
    action: stepHref(base, "review", answers),
    editHref: stepHref(base, "details", answers),
    bookHref: `/book/${answers.serviceType}?id=${answers.id}`,
  };
}

export async function action({ request, context }: Route.ActionArgs) {
  const platform = context.get(platformContext);
  const opened = openStep(request, "review");
  const visitor = await requireDetails(platform, request, opened);
  const { base, step, answers } = opened;
  const result = await submitInquiry(platform, request, answers, visitor);
  if (!result.ok) return data(result.failed, { status: result.status });
  const headers = result.cookies.map((cookie): [string, string] => ["Set-Cookie", cookie]);
  return redirect(stepHref(base, nextStep(step, answers), answers), { status: 303, headers });
}

export async function clientAction({ serverAction }: Route.ClientActionArgs) {
  return reachServer(serverAction);
}

export default function ReviewPage({ loaderData, actionData }: Route.ComponentProps) {
  return <ReviewScreen {...loaderData} failed={actionData} />;
}

/** The details of this submission; without them the visitor types them again, once. */
async function requireDetails(
  platform: Platform,
  request: Request,
  opened: OpenStep,
): Promise<VisitorDetails> {
  const { answers, base } = opened;
  const visitor = await findVisitorDetails(platform, request, answers.id);
  if (visitor) return visitor;
  throw redirect(stepHref(base, "details", answers), { status: 303 });
}

import { data, redirect } from "react-router";
import { reportConversion } from "~/analytics/report-conversion.server";
import { type Platform, platformContext } from "~/env.server";
import type { Answers } from "~/features/inquiry/answers/answers";
import { nextStep, stepHref } from "~/features/inquiry/answers/flow";
import { type Draft, findDraft } from "~/features/inquiry/details/draft.server";
import { inquiryFields, inquiryPayload } from "~/features/inquiry/details/inquiry-lead.server";
import { issueReceipt } from "~/features/inquiry/details/receipt.server";
import { summarizeInquiry } from "~/features/inquiry/details/summary";
import { readFormFields } from "~/http/forms/form-fields.server";
import { readFormToken } from "~/http/forms/form-token.server";
import { mayProceed } from "~/http/guard/rate-limit.server";
import { receiveLead } from "~/outbox/receive-lead.server";
import { countLeadOnce } from "~/outbox/store/count-lead.server";
import { type OpenStep, openStep } from "../open-step.server";
import { reachServer } from "../reach-server";
import type { Route } from "./+types/review";
import { ReviewScreen } from "./review-screen";

export async function loader({ request, context }: Route.LoaderArgs) {
  const opened = openStep(request, "review");
  const draft = await requireDraft(context.get(platformContext), request, opened);
  const { answers, base } = opened;
  return {
    token: draft.token,
    summary: summarizeInquiry(draft.details, answers),
    action: stepHref(base, "review", answers),
    editHref: stepHref(base, "details", answers),
    bookHref: `/book/${answers.serviceType}?id=${answers.id}`,
  };
}

export async function action({ request, context }: Route.ActionArgs) {
  const platform = context.get(platformContext);
  const opened = openStep(request, "review");
  const fields = await readFormFields(request, ["token"]);
  const draft = await requireDraft(platform, request, opened);
  const posted = String(fields.get("token") ?? "");
  const token = await readFormToken(platform.settings.SESSION_SECRET, posted);
  if (!token || token.submission !== opened.answers.id) {
    return data({ problem: "expired" as const }, { status: 422 });
  }
  if (!(await mayProceed(platform, "SUBMITS", request))) {
    return data({ problem: "limited" as const }, { status: 429 });
  }
  const receipt = await sendInquiry(platform, request, token.submission, draft, opened.answers);
  if (receipt.outcome === "lost") return data({ problem: "lost" as const }, { status: 503 });
  const { reference } = receipt;
  if (receipt.outcome === "queued" || receipt.outcome === "kept") {
    return data({ problem: receipt.outcome, reference }, { status: 502 });
  }
  const { base, step, answers } = opened;
  const { submission } = token;
  const headers = new Headers({
    "Set-Cookie": await issueReceipt(platform, { id: submission, reference }),
  });
  const handover = await reportConversion(platform, request, "wizard", () =>
    countLeadOnce(platform, { submission, reference }),
  );
  if (handover) headers.append("Set-Cookie", handover);
  return redirect(stepHref(base, nextStep(step, answers), answers), { status: 303, headers });
}

export async function clientAction({ serverAction }: Route.ClientActionArgs) {
  return reachServer(serverAction);
}

export default function ReviewPage({ loaderData, actionData }: Route.ComponentProps) {
  return <ReviewScreen {...loaderData} failed={actionData} />;
}

/** The details of this submission; without them the visitor types them again, once. */
async function requireDraft(
  platform: Platform,
  request: Request,
  opened: OpenStep,
): Promise<Draft> {
  const { answers, base } = opened;
  const draft = await findDraft(platform, request, answers.id);
  if (draft) return draft;
  throw redirect(stepHref(base, "details", answers), { status: 303 });
}

function sendInquiry(
  platform: Platform,
  request: Request,
  submission: string,
  draft: Draft,
  answers: Answers,
) {
  return receiveLead(
    platform,
    {
      submission,
      kind: "wizard",
      fields: inquiryFields(draft.details, answers),
      payload: (reference) => inquiryPayload(draft.details, answers, reference),
      held: draft.trapped,
      tooFast: draft.tooFast,
      userAgent: request.headers.get("User-Agent") ?? undefined,
    },
    { wait: true },
  );
}

import { parseWithZod } from "@conform-to/zod/v4";
import { data, redirect } from "react-router";
import { platformContext } from "~/env.server";
import { nextStep, previousStep, stepHref } from "~/features/inquiry/answers/flow";
import { DETAIL_NAMES, detailsSchema } from "~/features/inquiry/details/details.server";
import { findDraft, saveDraft } from "~/features/inquiry/details/draft.server";
import { readFormFields } from "~/http/forms/form-fields.server";
import { mintFormToken, readFormToken } from "~/http/forms/form-token.server";
import { HONEYPOT } from "~/http/forms/honeypot";
import { mayProceed } from "~/http/guard/rate-limit.server";
import { openStep } from "../open-step.server";
import { reachServer } from "../reach-server";
import type { Route } from "./+types/details";
import { DetailsScreen } from "./details-screen";

export async function loader({ request, context }: Route.LoaderArgs) {
  const platform = context.get(platformContext);
  const { step, answers, base } = openStep(request, "details");
  const draft = await findDraft(platform, request, answers.id);
  const previous = previousStep(step, answers) ?? "service";
  return {
    token: draft?.token ?? (await mintFormToken(platform.settings.SESSION_SECRET)),
    typed: draft?.details ?? {},
    // The review sends visitors back here when their details cannot be read.
    missed: answers.id !== undefined && draft === null,
    action: stepHref(base, step, answers),
    backHref: stepHref(base, previous, answers),
  };
}

export async function action({ request, context }: Route.ActionArgs) {
  const platform = context.get(platformContext);
  const { step, answers, base } = openStep(request, "details");
  const fields = await readFormFields(request, ["token", HONEYPOT, ...DETAIL_NAMES]);
  const posted = String(fields.get("token") ?? "");
  const token = await readFormToken(platform.settings.SESSION_SECRET, posted);
  const submission = parseWithZod(fields, { schema: detailsSchema });
  const reply = submission.reply({ hideFields: ["token", HONEYPOT] });
  if (!token) {
    const fresh = await mintFormToken(platform.settings.SESSION_SECRET);
    return data({ reply, token: fresh, problem: "expired" as const }, { status: 422 });
  }
  if (submission.status !== "success") {
    return data({ reply, token: posted, problem: "invalid" as const }, { status: 422 });
  }
  if (!(await mayProceed(platform, "STEPS", request))) {
    return data({ reply, token: posted, problem: "limited" as const }, { status: 429 });
  }
  const id = token.submission;
  const cookie = await saveDraft(platform, request, id, {
    token: posted,
    details: submission.value,
    trapped: fields.get(HONEYPOT) !== null && fields.get(HONEYPOT) !== "",
    tooFast: Date.now() - token.mintedAt < platform.settings.MIN_FILL_MS,
  });
  if (!cookie) return data({ reply, token: posted, problem: "unsaved" as const }, { status: 503 });
  const review = stepHref(base, nextStep(step, answers), { ...answers, id });
  return redirect(review, { status: 303, headers: { "Set-Cookie": cookie } });
}

export async function clientAction({ serverAction }: Route.ClientActionArgs) {
  return reachServer(serverAction);
}

export default function DetailsPage({ loaderData, actionData }: Route.ComponentProps) {
  return <DetailsScreen {...loaderData} failed={actionData} />;
}

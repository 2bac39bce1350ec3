import type { MiddlewareFunction } from "react-router";
import { funnelFlows } from "#content/funnel";
import { platformContext } from "~/env.server";
import { countFunnel, type FunnelCount } from "./count.server";

/** A step of a flow, and the answer to it that a later step's URL contains. */
type FunnelStep = { flow: string; step: string };
type StepFinder = (url: URL) => FunnelStep | null;
type AnswerFinder = (step: string, url: URL) => string | undefined;

/** Counts each step of a flow that a visitor opens, and what became of the step that the request came from. */
export function countSteps(
  findStep: StepFinder,
  findAnswer: AnswerFinder = () => undefined,
): MiddlewareFunction<Response> {
  return async ({ request, url, context }, next) => {
    const response = await next();
    if (request.method !== "GET" || response.status !== 200) return response;
    const counts = countArrival(request, url, findStep, findAnswer);
    countFunnel(context.get(platformContext), request, counts);
    return response;
  };
}

function countArrival(
  request: Request,
  url: URL,
  findStep: StepFinder,
  findAnswer: AnswerFinder,
): FunnelCount[] {
  const to = findStep(url);
  if (!to) return [];
  const seen: FunnelCount = { ...to, event: "seen" };
  const referrer = request.headers.get("Referer") ?? "";
  const cameFrom = URL.canParse(referrer) ? new URL(referrer) : null;
  const from = cameFrom && cameFrom.host === url.host ? findStep(cameFrom) : null;
  if (!from || !cameFrom || from.flow !== to.flow) return [seen];
  const distance = indexOf(to) - indexOf(from);
  // The same step: a script that goes back in history has its URL already; everything else shows the step again.
  if (distance === 0) return cameFrom.href === new URL(url).href ? [seen] : [];
  if (distance < 0) return [{ ...from, event: "back" }, seen];
  return [{ ...from, event: "answered", detail: findAnswer(from.step, url) ?? "" }, seen];
}

function indexOf({ flow, step }: FunnelStep): number {
  return Object.keys(funnelFlows[flow]?.steps ?? {}).indexOf(step);
}

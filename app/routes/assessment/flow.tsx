import { useNavigation } from "react-router";
import { flow as texts } from "#content/assessment/screens.yaml";
import { countAssessmentSteps } from "~/features/assessment/funnel.server";
import { screenModules } from "~/platform.server";
import type { PageHandle } from "~/site/page-handle";
import { FlowScreen } from "~/ui/flow-screen";
import type { Route } from "./+types/flow";

export const handle: PageHandle = { hydrate: true };

export const middleware: Route.MiddlewareFunction[] = [countAssessmentSteps];

export function loader({ context }: Route.LoaderArgs) {
  return { screens: screenModules(context, "routes/assessment/flow") };
}

export const shouldRevalidate = () => false;

export default function AssessmentFlow({ loaderData }: Route.ComponentProps) {
  return (
    <>
      <Loading />
      <FlowScreen modules={loaderData.screens} />
    </>
  );
}

function Loading() {
  const loading = useNavigation().state !== "idle";
  return (
    <p role="status" className="pointer-events-none fixed inset-x-0 top-header z-10 text-center">
      {loading && (
        <span className="inline-block bg-tungsten px-5 py-2 text-small font-semibold text-ink">
          {texts.loading}
        </span>
      )}
    </p>
  );
}

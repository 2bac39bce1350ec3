import { Outlet, useLocation, useNavigation } from "react-router";
import * as words from "#content/words/assessment";
import { ASSESSMENT_PATH, sectionPath } from "~/features/assessment/paths";
import type { PageHandle } from "~/site/page-handle";
import { ConnectionNotice } from "~/ui/connection-notice";
import { PrefetchScreens } from "~/ui/prefetch-screens";
import { ScreenBoundary } from "~/ui/screen-boundary";
import { useScreenFocus } from "~/ui/screen-focus";

export const handle: PageHandle = { hydrate: true };

/** One address of each screen; all sections share one. */
const SCREENS = [ASSESSMENT_PATH, sectionPath("section"), `${ASSESSMENT_PATH}/progress`];

/** The part of the assessment that hydrates: its start and its sections. */
export default function AssessmentFlow() {
  useScreenFocus();
  return (
    <>
      <Loading />
      <ScreenBoundary screen={useLocation().pathname}>
        <Outlet />
      </ScreenBoundary>
      <ConnectionNotice />
      <PrefetchScreens pages={SCREENS} />
    </>
  );
}

/** Said while a move inside the assessment is on its way, never in the server's HTML. */
function Loading() {
  const loading = useNavigation().state !== "idle";
  return (
    <p role="status" className="pointer-events-none fixed inset-x-0 top-header z-30 text-center">
      {loading && (
        <span className="inline-block bg-tungsten px-5 py-2 text-small font-semibold text-ink">
          {words.loadingAssessment}
        </span>
      )}
    </p>
  );
}

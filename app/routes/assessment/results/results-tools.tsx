import { resultsPath } from "~/features/assessment/paths";
import { Button, ButtonLink } from "~/ui/button";

/** Keeping and passing on: the file works everywhere, the buttons appear with scripts. */
export function ResultsTools({ code, calendar }: { code: string; calendar: string }) {
  return (
    <p className="mt-8 flex flex-wrap gap-3 print:hidden">
      <ButtonLink
        href={`${resultsPath(code)}.txt`}
        download="video-readiness-results.txt"
        data-does="download"
        kind="secondary"
      >
        Download results
      </ButtonLink>{" "}
      <ButtonLink
        href={`${resultsPath(code)}.ics`}
        download="video-readiness-roadmap.ics"
        kind="secondary"
      >
        {calendar}
      </ButtonLink>{" "}
      <Button type="button" hidden kind="secondary" data-does="copy">
        Copy link to my results
      </Button>{" "}
      <Button type="button" hidden kind="secondary" data-does="share">
        Share the assessment
      </Button>
    </p>
  );
}

import * as words from "#content/words/results";
import { resultsPath } from "~/features/assessment/paths";
import { ButtonLink } from "~/ui/button";

/** Keeping and passing on: the file works everywhere, the buttons appear with scripts. */
export function ResultsTools({ code, calendar }: { code: string; calendar: string }) {
  return (
    <p className="mt-8 flex flex-wrap gap-3 max-sm:grid print:hidden">
      <ButtonLink
        href={`${resultsPath(code)}.txt`}
        download="video-readiness-results.txt"
        data-does="download"
        kind="secondary"
      >
        {words.downloadResults}
      </ButtonLink>{" "}
      <ButtonLink
        href={`${resultsPath(code)}.ics`}
        download="video-readiness-roadmap.ics"
        kind="secondary"
      >
        {calendar}
      </ButtonLink>
    </p>
  );
}

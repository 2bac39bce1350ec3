/** Where the assessment lives; sections, results and progress are below it. */
export const ASSESSMENT_PATH = "/assessments/video-readiness";

/** The page of one section, with the answers so far in its address. */
export function sectionPath(section: string, code?: string): string {
  return `${ASSESSMENT_PATH}/${section}${code ? `?a=${code}` : ""}`;
}

/** The permalink of the results that a code leads to. */
export function resultsPath(code: string): string {
  return `${ASSESSMENT_PATH}/results/${code}`;
}

/** The booking of the call that fits the results of a code. */
export function bookPath(code: string): string {
  return `${resultsPath(code)}/book`;
}

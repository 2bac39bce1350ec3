export const ASSESSMENT_PATH = "/assessments/video-readiness";

export function sectionPath(section: string, code?: string): string {
  return `${ASSESSMENT_PATH}/${section}${code ? `?a=${code}` : ""}`;
}

export function resultsPath(code: string): string {
  return `${ASSESSMENT_PATH}/results/${code}`;
}

export function bookPath(code: string): string {
  return `${resultsPath(code)}/book`;
}

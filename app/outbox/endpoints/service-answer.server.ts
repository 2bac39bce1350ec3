/** What came back from a service; `text` is at most the first 64 KB. */
export type ServiceAnswer = { status: number; headers: Headers; text: string };

export function isSuccess({ status }: ServiceAnswer): boolean {
  return status >= 200 && status <= 299;
}

/** The answer's JSON object; an empty one when it is something else. */
export function readJson({ text }: ServiceAnswer): Record<string, unknown> {
  try {
    return Object(JSON.parse(text));
  } catch {
    return {};
  }
}

/** Whether JSON says that something went wrong, as all services say it, whatever the status. */
export function saysFailure(answer: ServiceAnswer): boolean {
  const { error, errors, success, ok } = readJson(answer);
  return isPresent(error) || isPresent(errors) || isFalse(success) || isFalse(ok);
}

export function isHtml({ headers, text }: ServiceAnswer): boolean {
  const type = headers.get("content-type") ?? "";
  return /\bx?html\b/i.test(type) || /^\s*<(!doctype|html|head|body)\b/i.test(text);
}

/** Services answer `"error": null` or `"errors": []` on success, too. */
function isPresent(value: unknown): boolean {
  if (value === undefined || value === null || value === "" || isFalse(value)) return false;
  return typeof value !== "object" || Object.keys(value).length > 0;
}

function isFalse(value: unknown): boolean {
  return value === false || value === "false";
}

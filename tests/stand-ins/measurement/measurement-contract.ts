/** What Google says about a payload it does not like; `fieldPath` names the part. */
export type ValidationMessage = {
  fieldPath: string;
  description: string;
  validationCode: "VALUE_INVALID" | "VALUE_REQUIRED" | "NAME_INVALID" | "EXCEEDED_MAX_ENTITIES";
};

const NAME = /^[a-z][a-z0-9_]{0,39}$/i;
const RESERVED = /^(_|firebase_|ga_|google_|gtag\.)|^(session_start|first_visit|user_engagement)$/;
/** A key that would hold what a visitor typed, and a value that is an e-mail address. */
const PERSONAL_NAME = /(name|e_?mail|phone|company|address|message|reference)$/i;
const PERSONAL_VALUE = /\S@\S+\.\S/;
const MAX_EVENTS = 25;
const MAX_PARAMS = 25;
const MAX_VALUE = 100;

/** Checks a Measurement Protocol body against Google's limits. */
export function validateMeasurement(body: string): ValidationMessage[] {
  const payload = readObject(body);
  if (!payload) return [refusal("", "VALUE_INVALID", "The body is not a JSON object")];
  const events = Array.isArray(payload.events) ? payload.events.map(Object) : [];
  return [
    ...(typeof payload.client_id === "string" && /^\d+\.\d+$/.test(payload.client_id)
      ? []
      : [refusal("client_id", "VALUE_REQUIRED", "is two numbers with a dot between them")]),
    ...(events.length > 0 && events.length <= MAX_EVENTS
      ? []
      : [refusal("events", "EXCEEDED_MAX_ENTITIES", `are 1 to ${MAX_EVENTS}`)]),
    ...events.flatMap(validateEvent),
  ];
}

function validateEvent(event: Record<string, unknown>, at: number): ValidationMessage[] {
  const path = `events[${at}]`;
  const name = String(event.name ?? "");
  const params = Object.entries(Object(event.params ?? {}));
  const byName = NAME.test(name) && !RESERVED.test(name);
  return [
    ...(byName ? [] : [refusal(`${path}.name`, "NAME_INVALID", `"${name}" is not allowed`)]),
    ...(params.length <= MAX_PARAMS
      ? []
      : [refusal(`${path}.params`, "EXCEEDED_MAX_ENTITIES", `are at most ${MAX_PARAMS}`)]),
    ...params.flatMap(([key, value]) => validateParam(`${path}.params.${key}`, key, value)),
  ];
}

function validateParam(path: string, key: string, value: unknown): ValidationMessage[] {
  if (!NAME.test(key) || RESERVED.test(key)) return [refusal(path, "NAME_INVALID", "is no name")];
  if (PERSONAL_NAME.test(key) || PERSONAL_VALUE.test(String(value))) {
    return [refusal(path, "VALUE_INVALID", "looks like personal data")];
  }
  const isPlain = typeof value === "string" || typeof value === "number";
  if (isPlain && String(value).length <= MAX_VALUE) return [];
  return [refusal(path, "VALUE_INVALID", `is a text or number of at most ${MAX_VALUE} characters`)];
}

function refusal(
  fieldPath: string,
  validationCode: ValidationMessage["validationCode"],
  description: string,
): ValidationMessage {
  return { fieldPath, description, validationCode };
}

function readObject(text: string): Record<string, unknown> | null {
  try {
    const value: unknown = JSON.parse(text);
    return typeof value === "object" && !Array.isArray(value) ? (value as never) : null;
  } catch {
    return null;
  }
}

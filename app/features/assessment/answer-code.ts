import { sections } from "#content/assessment/questions.yaml";
import { context } from "#content/assessment/texts.yaml";
import {
  ANSWERS,
  type Answer,
  type AnswerSheet,
  type BusinessContext,
  CONTEXT_FIELDS,
  type ContextField,
  type Points,
} from "./answers";

export { sections };
export const questions = sections.flatMap((section) => section.questions);
export const maxPoints: Points = Object.fromEntries(
  questions.map(({ id, points }) => [id, points]),
);

export function contextValues(field: ContextField): string[] {
  return context.fields[field].choices.map(({ value }) => value);
}

/** Of the way in which codes are written. Other questions, points and choices need no new one: the checksum refuses their codes. */
const VERSION = "1";
/** Base 36 has lower-case letters only, as canonical addresses do. */
const BASE = 36;
const CHECK_LENGTH = 3;
const STATES = ANSWERS.length + 1;
const ANSWER_DIGITS = (STATES ** questions.length - 1).toString(BASE).length;

export type Answered = { answers: AnswerSheet; context: BusinessContext };

/**
 * Encodes answers and business context for an address, in 16 characters and without personal data:
 * version, two bits for each question, one digit for each context field, checksum.
 */
export function encodeAnswers({ answers, context }: Answered): string {
  const number = questions.reduce((sum, { id }) => sum * STATES + stateOf(answers[id]), 0);
  const digits = number.toString(BASE).padStart(ANSWER_DIGITS, "0");
  const contextDigits = CONTEXT_FIELDS.map((field) =>
    (contextValues(field).indexOf(context[field] ?? "") + 1).toString(BASE),
  );
  const body = VERSION + digits + contextDigits.join("");
  return body + checksum(body);
}

/** Decodes an answer code; null when it was changed, cut off, or made for other questions. */
export function decodeAnswers(code: string): Answered | null {
  const bodyLength = 1 + ANSWER_DIGITS + CONTEXT_FIELDS.length;
  if (code.length !== bodyLength + CHECK_LENGTH || !/^[0-9a-z]+$/.test(code)) return null;
  const body = code.slice(0, bodyLength);
  if (body[0] !== VERSION || code !== body + checksum(body)) return null;
  const number = Number.parseInt(body.slice(1, 1 + ANSWER_DIGITS), BASE);
  if (number >= STATES ** questions.length) return null;
  return { answers: readAnswers(number), context: readContext(body.slice(1 + ANSWER_DIGITS)) };
}

/** The lengths of the shortest and longest code, of one question and of as many as a code holds. */
const CODE = new RegExp(`^${VERSION}[0-9a-z]{7,17}$`);

/** Whether it may be whole, so that only other questions or a changed character are why it is refused. */
export function looksLikeCode(code: string): boolean {
  return CODE.test(code);
}

function stateOf(answer: Answer | undefined): number {
  return answer === undefined ? 0 : ANSWERS.indexOf(answer) + 1;
}

function readAnswers(number: number): AnswerSheet {
  const answers: Record<string, Answer> = {};
  let rest = number;
  for (const { id } of questions.toReversed()) {
    const answer = ANSWERS[(rest % STATES) - 1];
    if (answer) answers[id] = answer;
    rest = Math.floor(rest / STATES);
  }
  return answers;
}

function readContext(digits: string): BusinessContext {
  const entries = CONTEXT_FIELDS.map((field, i) => {
    const index = Number.parseInt(digits[i] ?? "0", BASE) - 1;
    return [field, contextValues(field)[index]] as const;
  });
  return Object.fromEntries(entries.filter(([, value]) => value !== undefined));
}

/** FNV-1a, also over the content: after a change of questions, points or choices old codes fail. */
function checksum(body: string): string {
  const asked = questions.map(({ id, points }) => `${id}=${points}`);
  const choices = CONTEXT_FIELDS.map((field) => contextValues(field).join());
  let hash = 0x811c9dc5;
  for (const character of [body, ...asked, ...choices].join()) {
    hash = Math.imul(hash ^ character.charCodeAt(0), 0x01000193) >>> 0;
  }
  return (hash % BASE ** CHECK_LENGTH).toString(BASE).padStart(CHECK_LENGTH, "0");
}

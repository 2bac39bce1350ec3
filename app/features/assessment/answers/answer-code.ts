import { ANSWERS, type Answer, type AnswerSheet } from "./answers";
import { type BusinessContext, CONTEXT_FIELDS, type Outline } from "./outline";

/** Raise it when the meaning of a code changes: older codes are refused then, never misread. */
const VERSION = "1";
/** Lower-case digits only: addresses are canonical in lower case. */
const BASE = 36;
const CHECK_LENGTH = 3;
const STATES = ANSWERS.length + 1;

export type Answered = { answers: AnswerSheet; context: BusinessContext };

/**
 * Answers and business context as 16 characters for an address, nothing personal in it: version, two
 * bits for each question, a digit for each context field, check sum.
 */
export function encodeAnswers(outline: Outline, { answers, context }: Answered): string {
  const number = outline.questions.reduce((sum, { id }) => sum * STATES + stateOf(answers[id]), 0);
  const digits = number.toString(BASE).padStart(answerLength(outline), "0");
  const facts = CONTEXT_FIELDS.map((field) =>
    (outline.contexts[field].indexOf(context[field] ?? "") + 1).toString(BASE),
  ).join("");
  const body = VERSION + digits + facts;
  return body + checkSum(outline, body);
}

/** What a code says; null when it was changed, cut off, or made for other questions. */
export function decodeAnswers(outline: Outline, code: string): Answered | null {
  const length = answerLength(outline);
  const bodyLength = 1 + length + CONTEXT_FIELDS.length;
  if (code.length !== bodyLength + CHECK_LENGTH || !/^[0-9a-z]+$/.test(code)) return null;
  const body = code.slice(0, bodyLength);
  if (body[0] !== VERSION || code !== body + checkSum(outline, body)) return null;
  const number = Number.parseInt(body.slice(1, 1 + length), BASE);
  if (number >= STATES ** outline.questions.length) return null;
  return {
    answers: readAnswers(outline, number),
    context: readContext(outline, body.slice(1 + length)),
  };
}

function stateOf(answer: Answer | undefined): number {
  return answer === undefined ? 0 : ANSWERS.indexOf(answer) + 1;
}

function readAnswers({ questions }: Outline, number: number): AnswerSheet {
  const answers: Record<string, Answer> = {};
  let rest = number;
  for (const { id } of questions.toReversed()) {
    const answer = ANSWERS[(rest % STATES) - 1];
    if (answer) answers[id] = answer;
    rest = Math.floor(rest / STATES);
  }
  return answers;
}

function readContext({ contexts }: Outline, digits: string): BusinessContext {
  const facts = CONTEXT_FIELDS.map((field, i) => {
    const index = Number.parseInt(digits[i] ?? "0", BASE) - 1;
    return [field, contexts[field][index]] as const;
  });
  return Object.fromEntries(facts.filter(([, value]) => value !== undefined));
}

/** How many digits hold a state for every question. */
function answerLength({ questions }: Outline): number {
  return (STATES ** questions.length - 1).toString(BASE).length;
}

/**
 * FNV-1a over the code and the questions it was made for, as three digits: other questions, points
 * or choices make it wrong, so that an old code is never read as other answers.
 */
function checkSum({ questions, contexts }: Outline, body: string): string {
  const asked = questions.map(({ id, points }) => `${id}=${points}`);
  const choices = CONTEXT_FIELDS.map((field) => contexts[field].join());
  let hash = 0x811c9dc5;
  for (const character of [body, ...asked, ...choices].join()) {
    hash = Math.imul(hash ^ character.charCodeAt(0), 0x01000193) >>> 0;
  }
  return (hash % BASE ** CHECK_LENGTH).toString(BASE).padStart(CHECK_LENGTH, "0");
}

import * as z from "zod/mini";

/** Why a variable's text is not what it must be; the message never holds the text. */
export class Misread extends Error {}

/** A variable's value from its text, without blanks around it; unset is undefined. Throws Misread. */
type Read<Value> = (text: string | undefined) => Value;

export const asTyped: Read<string | undefined> = (text) => text;

const url = (text: string): string => {
  if (/^https?:\/\//i.test(text) && URL.canParse(text)) return text;
  throw new Misread("is not an http or https address");
};

export const address: Read<string | undefined> = (text) => text && url(text);

export const origin: Read<string | undefined> = (text) => text && new URL(url(text)).origin;

export const addressOr =
  (fallback: string): Read<string> =>
  (text) =>
    url(text ?? fallback);

export const matching =
  (pattern: RegExp, problem: string): Read<string | undefined> =>
  (text) => {
    if (text === undefined || pattern.test(text)) return text;
    throw new Misread(problem);
  };

export const emailAddress = matching(z.regexes.email, "is not an e-mail address");

/** Addresses with commas between them; none when unset. */
export const emailAddresses: Read<string[]> = (text) =>
  (text?.split(",") ?? []).map((part) => emailAddress(part.trim()) ?? "");

/** A whole number of `least` or more; `fallback` when unset. */
export const count =
  <Fallback extends number | null>(fallback: Fallback, least = 0): Read<number | Fallback> =>
  (text) => {
    if (text === undefined) return fallback;
    const number = Number(text);
    if (Number.isSafeInteger(number) && number >= least) return number;
    throw new Misread(`is not a whole number of ${least} or more`);
  };

/** JSON of a shape, which is made where it is asked for; `example` is what the owner reads when it is something else. */
export const json =
  <Shape extends z.ZodMiniType>(
    shape: () => Shape,
    fallback: z.output<Shape>,
    example: string,
  ): Read<z.output<Shape>> =>
  (text) => {
    if (text === undefined) return fallback;
    const parsed = z.safeParse(shape(), parseJson(text));
    if (parsed.success) return parsed.data;
    throw new Misread(`is not JSON like ${example}`);
  };

const textMap = () => z.record(z.string(), z.string());
const urlMap = () => z.record(z.string(), z.url({ protocol: /^https?$/ }));

export const texts = (example: string) => json(textMap, {}, example);
export const addresses = (example: string) => json(urlMap, {}, example);

/** One of some words; the first when unset. */
export const oneOf =
  <Value extends string>(values: [Value, ...Value[]]): Read<Value> =>
  (text = values[0]) => {
    const found = values.find((value) => value === text);
    if (found) return found;
    throw new Misread(`is not one of ${values.join(", ")}`);
  };

function parseJson(value: string): unknown {
  try {
    return JSON.parse(value);
  } catch {
    return undefined;
  }
}

import * as z from "zod/mini";

/** Text without the blanks around it; a blank variable counts as unset. */
export const text = z.pipe(
  z.optional(z.string("is not text")),
  z.transform((value) => value?.trim() || undefined),
);

const url = z.url({ protocol: /^https?$/, error: "is not an http or https address" });
const email = z.email("is not an e-mail address");
const textMap = z.record(z.string(), z.string());
const urlMap = z.record(z.string(), url);

export const address = z.pipe(text, z.optional(url));
export const addressOr = (fallback: string) => z.pipe(text, z._default(url, fallback));
export const origin = z.pipe(
  address,
  z.transform((value) => value && new URL(value).origin),
);

export const matching = (pattern: RegExp, problem: string) =>
  z.pipe(text, z.optional(z.string().check(z.regex(pattern, problem))));

export const emailAddress = z.pipe(text, z.optional(email));

/** Addresses with commas between them; none when unset. */
export const emailAddresses = z.pipe(
  z.pipe(
    text,
    z.transform((value) => value?.split(",").map((part) => part.trim()) ?? []),
  ),
  z.array(email),
);

/** A whole number of `least` or more; `fallback` when unset. */
export const count = <Fallback extends number | null>(fallback: Fallback, least = 0) =>
  z.pipe(
    text,
    z.transform((value, ctx): number | Fallback => {
      if (value === undefined) return fallback;
      const number = Number(value);
      if (Number.isSafeInteger(number) && number >= least) return number;
      const message = `is not a whole number of ${least} or more`;
      ctx.issues.push({ code: "custom", message, input: value });
      return z.NEVER;
    }),
  );

/** JSON of a shape; `example` is what the owner reads when it is something else. */
export const json = <Shape extends z.ZodMiniType>(
  shape: Shape,
  fallback: z.output<Shape>,
  example: string,
) =>
  z.pipe(
    text,
    z.transform((value, ctx) => {
      if (value === undefined) return fallback;
      const parsed = z.safeParse(shape, parseJson(value));
      if (parsed.success) return parsed.data;
      ctx.issues.push({ code: "custom", message: `is not JSON like ${example}`, input: value });
      return z.NEVER;
    }),
  );

export const texts = (example: string) => json(textMap, {}, example);
export const addresses = (example: string) => json(urlMap, {}, example);

export const oneOf = <Value extends string>(values: [Value, ...Value[]]) =>
  z.pipe(text, z._default(z.enum(values, `is not one of ${values.join(", ")}`), values[0]));

function parseJson(value: string): unknown {
  try {
    return JSON.parse(value);
  } catch {
    return undefined;
  }
}

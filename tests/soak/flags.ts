import { parseArgs } from "node:util";

export type Flags = { submissions: number; kills: number; seconds: number; seed: number };

const DEFAULTS: Flags = { submissions: 300, kills: 3, seconds: 110, seed: 1 };

/** `seconds` bound the whole run, from the first start of the site to the reconciliation. */
export function readFlags(args: string[]): Flags {
  const option = { type: "string" } as const;
  const { values } = parseArgs({
    args,
    options: { submissions: option, kills: option, seconds: option, seed: option },
  });
  const read = (name: keyof Flags, least: number) => {
    const number = Number(values[name] ?? DEFAULTS[name]);
    if (Number.isInteger(number) && number >= least) return number;
    throw new Error(`--${name} is a whole number from ${least}, not "${values[name]}".`);
  };
  return {
    submissions: read("submissions", 1),
    kills: read("kills", 0),
    seconds: read("seconds", 20),
    seed: read("seed", 0),
  };
}

import { readFileSync } from "node:fs";
import { parseEnv } from "node:util";
import { SECRET_NAMES, type VariableName, variables } from "./settings.server.ts";

export const exampleText = readFileSync(".dev.vars.example", "utf8");

/** What .dev.vars.example shows of each variable; secrets are mostly empty there. */
export const shown = parseEnv(exampleText.replaceAll(/^#(?=[A-Z_]+=)/gm, ""));

const KEY = "in-the-repository-0001-0002-0003";
const SECRETS = [KEY, `https://monitor.test/${KEY}`, `whsec_${btoa(KEY)}`];

/** A valid value for every secret: its example or, without one, the first that its schema takes. */
export const exampleSecrets = Object.fromEntries(
  SECRET_NAMES.map((name) => [name, exampleSecret(name)]),
);

function exampleSecret(name: VariableName): string {
  const values = [shown[name], ...SECRETS].filter((value) => value !== undefined && value !== "");
  const valid = values.find((value) => variables.shape[name].safeParse(value).success);
  if (!valid) throw new Error(`Give ${name} an example in .dev.vars.example.`);
  return valid;
}

import type { z } from "zod";
import { collectFacts, FACT_FILES, type Facts, UNKNOWN, type WrittenFiles } from "./facts.ts";
import { schemaOf } from "./files.ts";
import { fillFacts } from "./fill-facts.ts";
import { type IsAbsent, leaveOut } from "./leave-out.ts";
import type { ParsedFile, Path } from "./parse-yaml.ts";
import { inPlace, type Place } from "./place.ts";
import { describeDuplicates, describeIssues, type Problem } from "./problems.ts";
import { STUDIO_ENTRIES } from "./references.ts";
import { siteSchema } from "./schema/site.ts";

/** `leftOut`: paths in the order in which they were left out; `inFields`: the problems of a readable file. */
export type Checked = {
  value?: unknown;
  leftOut?: Path[];
  problems: string[];
  inFields?: Problem[];
};

/** The facts of parsed files; facts of unreadable files are unknown, which is no fault of others. */
export function factsOf(parsed: Map<string, ParsedFile>): Facts {
  const all: WrittenFiles = Object.fromEntries(
    [...parsed].map(([name, { value }]) => [name, value]),
  );
  const facts = { ...collectFacts(all), place: placeOf(all.site) };
  const broken = FACT_FILES.flatMap((name) => parsed.get(name)?.problems ?? []);
  if (broken.length === 0) return facts;
  return { ...facts, problems: [...facts.problems, ...broken], isIncomplete: true };
}

function placeOf(site: unknown): Place {
  const { shape } = siteSchema;
  const written: Record<string, unknown> = Object(site);
  const country = shape.country.safeParse(written.country).data;
  return {
    country,
    currency: shape.currency.safeParse(written.currency).data,
    hours: shape.hours.safeParse(written.hours).data,
    phone: inPlace({ country }, () => shape.phone.safeParse(written.phone).data),
  };
}

/** A file of content/ with its facts filled in, as its schema makes it; or what is wrong with it. */
export function checkFile(
  name: string,
  parsed: ParsedFile,
  facts: Facts,
  isAbsent?: IsAbsent,
): Checked {
  return checkParsed(schemaOf(name), parsed, facts, isAbsent);
}

function adviseOnStudio(file: string, why: string): string {
  if (!STUDIO_ENTRIES.includes(file) || !/\{(place|city|region):/.test(why)) return "";
  return ` If that studio is gone, delete its file in content/locations and its entries in ${STUDIO_ENTRIES}.`;
}

export function checkParsed(
  schema: z.ZodType,
  parsed: ParsedFile,
  facts: Facts,
  isAbsent?: IsAbsent,
): Checked {
  if (parsed.problems.length > 0) return { problems: parsed.problems };
  const { filled, unknown } = fillFacts(parsed.value, facts);
  const checked = inPlace(facts.place, () => schema.safeParse(filled, { reportInput: true }));
  const all = checked.error?.issues ?? [];
  const isKnown = !facts.isIncomplete && unknown.length === 0;
  const issues = isKnown ? all : all.filter((it) => !isUnknown(filled, it));
  const inFields = [
    ...unknown.map(({ path, why }) => {
      const advice = adviseOnStudio(parsed.file, why);
      const said = why + advice;
      return { path, sentence: `${parsed.file}: line ${parsed.lineOf(path)}: ${said}`, why: said };
    }),
    ...describeIssues(parsed, issues, filled, [...facts.texts.keys()]),
    ...(isKnown ? describeDuplicates(parsed, checked.data) : []),
  ];
  const problems = inFields.map(({ sentence }) => sentence);
  if (problems.length > 0) return { problems, inFields };
  if (!checked.success) return { problems: facts.problems };
  if (!isAbsent) return { value: checked.data, problems };
  const leftOut: Path[] = [];
  const value = inPlace(facts.place, () =>
    schema.parse(leaveOut(schema, filled, isAbsent, (path) => leftOut.push(path))),
  );
  return { value, leftOut, problems };
}

/** Whether a part inserts a fact of an unreadable file. */
function isUnknown(filled: unknown, { code, path }: z.core.$ZodIssue): boolean {
  const part = path.reduce((whole, key) => Reflect.get(Object(whole), key), filled);
  return code !== "unrecognized_keys" && JSON.stringify(part ?? "").includes(UNKNOWN);
}

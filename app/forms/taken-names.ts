// biome-ignore-all lint/style/noRestrictedImports: `npm run check` loads this file without a bundler
import type { Files } from "../content/files.ts";
import type { Path } from "../content/parse-yaml.ts";
import { formSchemas } from "../content/schema/form.ts";
import { CAMPAIGN_FIELDS, HONEYPOT, INTENT_FIELD } from "../http/form-fields.ts";

/** What the site posts or stores beside the fields of a form, and what addresses of the wizard have. */
const OWN = [
  ...[HONEYPOT, INTENT_FIELD, ...CAMPAIGN_FIELDS, "token", "sealed", "id", "from", "flow"],
  ...[
    "campaign",
    "serviceType",
    "serviceCategory",
    "bundle",
    "service",
    "about",
    "results",
    "language",
  ],
];
/** A field hides what its form has under the same name, which scripts use. */
const OF_FORMS = ["action", "method", "target", "submit", "reset", "elements", "dataset"];
/** Ids of parts of the pages with forms: a field has its name as its id. */
const IDS = ["main", "menu", "consent", "missing", "details", "review"];
const TAKEN = new Set([...OWN, ...OF_FORMS, ...IDS]);

type Read = <Name extends keyof Files>(name: Name) => Files[Name];
type LineOf = (name: keyof Files, path: Path) => number;

/** Fields of forms whose names the site itself uses, one sentence each. */
export function findTakenNames(read: Read, lineOf: LineOf): string[] {
  const questions = read("inquiry/questions").inOrder.map(({ id }) => id);
  return (Object.keys(formSchemas) as (keyof typeof formSchemas)[]).flatMap((file) => {
    const others: Partial<Record<keyof Files, string[]>> = {
      "forms/inquiry": questions,
      // The section of the page that has the form.
      "forms/contact": ["message"],
    };
    return read(file).flatMap(({ name }, at) => {
      if (!TAKEN.has(name) && !others[file]?.includes(name) && !(name in {})) return [];
      return `content/${file}.yaml: line ${lineOf(file, [at, "name"])}: entry ${at + 1} must not be named ${name}: the site uses this name itself. Write another, such as ${name}2.`;
    });
  });
}

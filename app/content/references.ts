import type { Files } from "./files.ts";
import { knownNames } from "./named-entries.ts";
import type { Path } from "./parse-yaml.ts";
import type { NameKind } from "./schema/primitives.ts";

type Read = <Name extends keyof Files>(name: Name) => Files[Name];

export const STUDIO_ENTRIES = "content/pages.yaml, content/images.yaml and content/navigation.yaml";

const either = (names: string[]) => (names.length > 0 ? names.join(", ") : "none");

const namesIn = (kind: NameKind, read: Read) =>
  knownNames(kind, (file) => read(file as keyof Files));

type LineOf = (name: keyof Files, path: Path) => number;

/** References to names that the other file does not have, one sentence each; `described` are the studios with a page. */
export function findBrokenReferences(read: Read, described: string[], lineOf: LineOf): string[] {
  return [
    ...findUnknownAnswers(read, lineOf),
    ...findUnknownPlans(read),
    ...findUnknownOffers(read, lineOf),
    ...findUnknownProjectTypes(read, lineOf),
    ...findStudioDifferences(read, described),
    ...findFormerMembers(read),
  ];
}

function findUnknownPlans(read: Read): string[] {
  const known = namesIn("plan", read);
  return read("offers").bundles.flatMap(({ name, contactHref }) => {
    const plan = /[?&]plan=([^&#]*)/.exec(contactHref)?.[1];
    if (plan === undefined || known.includes(plan)) return [];
    return `content/offers.yaml: bundles (${name}), contactHref: content/lead-form.yaml has no plan ${JSON.stringify(plan)}. Write one of ${either(known)} after plan=.`;
  });
}

function findUnknownOffers(read: Read, lineOf: LineOf): string[] {
  const known = namesIn("offer", read);
  return read("studio/replies").offers.flatMap(({ offer }, at) =>
    known.includes(offer)
      ? []
      : `content/studio/replies.yaml: line ${lineOf("studio/replies", ["offers", at, "offer"])}: there is no offer ${offer} in content/offers.yaml. Write one of ${either(known)}, or remove this answer: then that of the form is used.`,
  );
}

function findUnknownProjectTypes(read: Read, lineOf: LineOf): string[] {
  const { diyProjectType, plans, services } = read("lead-form");
  const known = namesIn("projectType", read);
  const chosen = [
    { path: ["diyProjectType"], entry: "", type: diyProjectType },
    ...Object.entries({ plans, services }).flatMap(([list, entries]) =>
      entries.map(({ projectType: type }, at) => {
        return { path: [list, at, "projectType"], entry: `${list} ${at + 1}, `, type };
      }),
    ),
  ];
  return chosen.flatMap(({ path, entry, type }) => {
    if (known.includes(type)) return [];
    return `content/lead-form.yaml: line ${lineOf("lead-form", path)}: ${entry}${path.at(-1)}: content/forms/contact.yaml has no projectType ${JSON.stringify(type)}. Write one of ${either(known)}.`;
  });
}

/** A studio may have no page; one that has a page needs texts, and a page a studio. */
function findStudioDifferences(read: Read, described: string[]): string[] {
  const known: string[] = read("brand").studios.map(({ slug }) => slug);
  const listed = read("pages").flatMap(({ path }) => /^\/locations\/(.+)$/.exec(path)?.[1] ?? []);
  const page = (slug: string) => `remove /locations/${slug} from content/pages.yaml`;
  return listed.flatMap((slug) => [
    ...(known.includes(slug)
      ? []
      : [
          `content/pages.yaml: there is no studio ${slug} in content/brand.yaml, only ${either(known)}. Add it there; or, without that studio, delete content/locations/${slug}.yaml and its entries in ${STUDIO_ENTRIES}.`,
        ]),
    ...(described.includes(slug)
      ? []
      : [
          `content/locations/${slug}.yaml: is missing: it has the texts of that studio. Add it, like one beside it, or ${page(slug)}.`,
        ]),
  ]);
}

function findFormerMembers(read: Read): string[] {
  const names = read("team").members.map(({ name }) => name);
  return Object.entries(read("brand").people)
    .filter(([, name]) => !names.includes(name))
    .map(
      ([who, name]) =>
        `content/brand.yaml: people must not have ${who} (${name}), who is not in content/team.yaml.`,
    );
}

/** Rules of the strategy that name a question or an option which was removed, or whose id or value was changed. */
function findUnknownAnswers(read: Read, lineOf: LineOf): string[] {
  const questions = read("inquiry/questions").inOrder;
  const { insights, recommendations, nextSteps } = read("inquiry/strategy");
  const conditions = Object.entries({ insights, recommendations, nextSteps }).flatMap(
    ([list, rules]) =>
      rules.flatMap(({ when }, at) =>
        Object.entries(when).map(([id, values]) => ({ path: [list, at, "when", id], id, values })),
      ),
  );
  const strategy = "inquiry/strategy";
  const report = (path: Path, wrong: string, known: string[]) =>
    `content/${strategy}.yaml: line ${lineOf(strategy, path)}: ${String(path[0])} ${Number(path[1]) + 1}, when, ${wrong} is not in content/inquiry/questions.yaml. Write one of ${either(known)}; or remove it, and the rule if it names nothing else, because a rule without conditions is for everyone.`;
  return conditions.flatMap(({ path, id, values }) => {
    const question = questions.find((it) => it.id === id);
    if (!question)
      return report(
        path,
        id,
        questions.map((it) => it.id),
      );
    const known = question.options.map(({ value }) => value);
    return values.flatMap((value, at) =>
      known.includes(value) ? [] : report([...path, at], `${id}: ${value}`, known),
    );
  });
}

import type { Files } from "./files.ts";

type Read = <Name extends keyof Files>(name: Name) => Files[Name];

/** Files of content/ with entries for each studio. */
export const STUDIO_ENTRIES = "content/pages.yaml, content/images.yaml and content/navigation.yaml";

const either = (names: string[]) => (names.length > 0 ? names.join(", ") : "none");

/** References to names that the other file does not have, one sentence each; `described` are the studios with a page. */
export function findBrokenReferences(read: Read, described: string[]): string[] {
  return [
    ...findUnknownPlans(read),
    ...findStudioDifferences(read, described),
    ...findStrangers(read),
  ];
}

function findUnknownPlans(read: Read): string[] {
  const known = read("lead-form").plans.map(({ plan }) => plan);
  return read("offers").bundles.flatMap(({ name, contactHref }) => {
    const plan = /[?&]plan=([^&#]*)/.exec(contactHref)?.[1];
    if (plan === undefined || known.includes(plan)) return [];
    return `content/offers.yaml: bundles (${name}), contactHref: content/lead-form.yaml has no plan ${JSON.stringify(plan)}. Write one of ${either(known)} after plan=.`;
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

/** A person who left the team is named by other pages until the line in brand.yaml goes. */
function findStrangers(read: Read): string[] {
  const names = read("team").members.map(({ name }) => name);
  return Object.entries(read("brand").people)
    .filter(([, name]) => !names.includes(name))
    .map(
      ([who, name]) =>
        `content/brand.yaml: people must not have ${who} (${name}), who is not in content/team.yaml.`,
    );
}

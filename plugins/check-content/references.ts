import { globSync } from "node:fs";
import path from "node:path";
import { people, studios } from "#content/brand.yaml";
import { plans } from "#content/lead-form.yaml";
import { offers } from "#content/offers.yaml";
import { pages } from "#content/pages.yaml";
import { members } from "#content/team.yaml";

const either = (names: string[]) => (names.length > 0 ? names.join(", ") : "none");

/** References to names that the other file does not have, one sentence each. */
export function findBrokenReferences(): string[] {
  return [...findUnknownPlans(), ...findStudioDifferences(), ...findStrangers()];
}

function findUnknownPlans(): string[] {
  const known = plans.map(({ plan }) => plan);
  return offers.bundles.flatMap(({ name, contactHref }) => {
    const plan = /[?&]plan=([^&#]*)/.exec(contactHref)?.[1];
    if (plan === undefined || known.includes(plan)) return [];
    return `content/offers.yaml: bundles (${name}), contactHref: content/lead-form.yaml has no plan ${JSON.stringify(plan)}. Write one of ${either(known)} after plan=.`;
  });
}

/** A studio may have no page; one that has a page needs texts, and a page a studio. */
function findStudioDifferences(): string[] {
  const known: string[] = studios.map(({ slug }) => slug);
  const described = globSync("content/locations/*.yaml").map((it) => path.basename(it, ".yaml"));
  const listed = pages.flatMap(({ path }) => /^\/locations\/(.+)$/.exec(path)?.[1] ?? []);
  const page = (slug: string) => `remove /locations/${slug} from content/pages.yaml`;
  return listed.flatMap((slug) => [
    ...(known.includes(slug)
      ? []
      : [
          `content/pages.yaml: there is no studio ${slug} in content/brand.yaml, only ${either(known)}. Add it there; or, without that studio, delete content/locations/${slug}.yaml and its entries in content/pages.yaml, content/images.yaml and content/navigation.yaml.`,
        ]),
    ...(described.includes(slug)
      ? []
      : [
          `content/locations/${slug}.yaml: is missing: it has the texts of that studio. Add it, like one beside it, or ${page(slug)}.`,
        ]),
  ]);
}

/** A person who left the team is named by other pages until the line in brand.yaml goes. */
function findStrangers(): string[] {
  const names = members.map(({ name }) => name);
  return Object.entries(people)
    .filter(([, name]) => !names.includes(name))
    .map(
      ([who, name]) =>
        `content/brand.yaml: people must not have ${who} (${name}), who is not in content/team.yaml.`,
    );
}

import { pages } from "#content/pages.yaml";
import { people } from "./brand";
import { company } from "./company";
import { leadForm } from "./lead-form";
import { locations } from "./locations";
import { offers } from "./offers";
import { team } from "./team";

const either = (names: string[]) => (names.length > 0 ? names.join(", ") : "none");

/** References to names that the other file does not have, one sentence each. */
export function findBrokenReferences(): string[] {
  return [
    ...findUnknownPlans(),
    ...findUnknownProjectTypes(),
    ...findStudioDifferences(),
    ...findStrangers(),
  ];
}

function findUnknownPlans(): string[] {
  const plans: string[] = leadForm.plans.map(({ plan }) => plan);
  return offers.bundles.flatMap(({ name, contactHref }) => {
    const plan = /[?&]plan=([^&#]*)/.exec(contactHref)?.[1];
    if (plan === undefined || plans.includes(plan)) return [];
    return `content/offers.ts: bundles (${name}), contactHref: content/lead-form.ts has no plan ${JSON.stringify(plan)}. Write one of ${either(plans)} after plan=.`;
  });
}

function findUnknownProjectTypes(): string[] {
  const types: string[] = leadForm.projectTypes.map(({ crmValue }) => crmValue);
  const defaults = Object.entries(leadForm.defaults);
  return [
    ...leadForm.plans.map(({ plan, projectType }) => [plan, projectType] as const),
    ...leadForm.services.map(({ service, projectType }) => [service, projectType] as const),
    ...defaults.filter(([name]) => /projectType$/i.test(name)),
  ]
    .filter(([, projectType]) => !types.includes(projectType))
    .map(
      ([name, projectType]) =>
        `content/lead-form.ts: ${name}: no entry of projectTypes has the crmValue ${JSON.stringify(projectType)}. Write one of ${either(types)}.`,
    );
}

/** A studio may have no page; one that has a page needs texts, and a page a studio. */
function findStudioDifferences(): string[] {
  const studios: string[] = company.studios.map(({ slug }) => slug);
  const described = Object.keys(locations);
  const listed = pages.flatMap(({ path }) => /^\/locations\/(.+)$/.exec(path)?.[1] ?? []);
  const page = (slug: string) => `remove /locations/${slug} from content/pages.yaml`;
  return listed.flatMap((slug) => [
    ...(studios.includes(slug)
      ? []
      : [
          `content/pages.yaml: there is no studio ${slug} in content/brand.ts, only ${either(studios)}. Add it there; or, without that studio, delete its entries in content/pages.yaml, content/locations.ts, content/images.yaml and content/navigation.yaml.`,
        ]),
    ...(described.includes(slug)
      ? []
      : [`content/locations.ts: the texts of ${slug} are missing. Add them, or ${page(slug)}.`]),
  ]);
}

/** A person who left the team is named by other pages until the line in brand.ts goes. */
function findStrangers(): string[] {
  const members: string[] = team.members.map(({ name }) => name);
  return Object.entries(people)
    .filter(([, name]) => !members.includes(name))
    .map(
      ([who, name]) =>
        `content/brand.ts: people must not have ${who} (${name}), who is not in content/team.ts.`,
    );
}

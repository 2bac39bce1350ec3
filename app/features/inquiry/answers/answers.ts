import { answerValues } from "#content/inquiry/answer-values";
import { offers } from "#content/offers";
import { readCampaign } from "~/http/clean-text.server";

/** Every value an address may carry; anything else is tampering. */
const VALUES = {
  ...answerValues,
  serviceType: ["consultation", "diy", "coaching", "monthly", "bundle"],
  serviceCategory: ["diy-downloads", "coaching", "monthly-content", "one-time-bundles"],
  bundle: offers.bundles.map(({ slug }) => slug),
  flow: ["short"],
} as const;

/** The category that a bundle may be named for. */
export const BUNDLES = "one-time-bundles";

type Field = keyof typeof VALUES;
const FIELDS = Object.keys(VALUES) as Field[];

/** What the visitor chose so far. Nothing here is personal: it travels in the address. */
export type Answers = { [F in Field]?: (typeof VALUES)[F][number] } & {
  /** The submission id, once there are details. */
  id?: string;
  /** utm_* parameters of the wizard's own address. */
  campaign: Record<string, string>;
};

/** Something for every value that each of these questions may be answered with. */
export type ByAnswer<Fields extends Field, Thing> = {
  [F in Fields]: Record<NonNullable<Answers[F]>, Thing>;
};

/** Reads the answers from an address; null when one was tampered with. */
export function readAnswers(search: URLSearchParams): Answers | null {
  const answers: Record<string, unknown> & Pick<Answers, "campaign"> = {
    campaign: readCampaign(search),
  };
  for (const field of FIELDS) {
    const value = search.get(field);
    if (!value) continue;
    if (!(VALUES[field] as readonly string[]).includes(value)) return null;
    answers[field] = value;
  }
  const id = search.get("id");
  if (id && !/^[\w-]{22}$/.test(id)) return null;
  if (id) answers.id = id;
  return withoutStrayBundle(answers);
}

/** The answers as pairs of an address, in the order of the questions, without the fields named. */
export function answerPairs(answers: Answers, without: string[] = []): [string, string][] {
  const named = [...FIELDS, "id" as const].map((name) => [name, answers[name]] as const);
  return [...named, ...Object.entries(answers.campaign)].filter(
    (pair): pair is [string, string] => pair[1] !== undefined && !without.includes(pair[0]),
  );
}

/** Which bundle is part of one category only; another choice makes it meaningless. */
function withoutStrayBundle({ bundle, ...answers }: Answers): Answers {
  const { serviceType, serviceCategory = BUNDLES } = answers;
  const isMeant = serviceCategory === BUNDLES && serviceType !== "consultation";
  return bundle && isMeant ? { ...answers, bundle } : answers;
}

import { credits } from "virtual:credits";
import { company } from "#content/company";
import * as words from "#content/words/site";

type Credit = { name: string; role: string };

/** Who made it and where, as on a film's poster: what they do small, their names large. */
export function BillingBlock() {
  const cities = company.studios.map(({ city, region }) => ({
    name: `${city}, ${region}`,
    role: words.studio,
  }));
  return (
    <div className="w-full px-gutter pt-16 pb-12 text-center md:pt-24">
      <Row label={words.madeBy} of={credits} />
      <Row label={words.filmedIn} of={cities} />
    </div>
  );
}

function Row({ label, of }: { label: string; of: Credit[] }) {
  return (
    <ul
      aria-label={label}
      className="flex flex-wrap justify-center gap-x-12 gap-y-4 font-display text-credit not-first:mt-8"
    >
      {of.map(({ name, role }) => (
        <li key={name}>
          <small className="block text-[0.45em]/normal tracking-wider text-mist-muted">
            {`${role} `}
          </small>
          {name}
        </li>
      ))}
    </ul>
  );
}

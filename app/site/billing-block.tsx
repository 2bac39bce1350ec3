import { credits } from "virtual:credits";
import { company } from "#content/company";
import * as words from "#content/words/site";

type Credit = { name: string; role?: string };

/** Who made it and where, as on a film's poster: what they do small, their names large. */
export function BillingBlock() {
  const cities = company.studios.map(({ city, region }) => ({ name: `${city}, ${region}` }));
  return (
    <div className="page-width pt-16 pb-12 text-center md:pt-24">
      <Row label={words.madeBy} of={credits} />
      <Row label={words.filmedIn} of={cities} />
    </div>
  );
}

function Row({ label, of }: { label: string; of: Credit[] }) {
  return (
    <ul aria-label={label} className="flex flex-wrap items-baseline justify-center gap-x-8 gap-y-1">
      {of.map(({ name, role }) => (
        <li
          key={name}
          className="font-display text-[clamp(1.75rem,1.2rem+2vw,3.25rem)] leading-[1.15]"
        >
          {role && (
            <small className="mr-2 align-[0.1em] text-[0.45em] tracking-wider text-mist-muted">
              {role}{" "}
            </small>
          )}
          {name}
        </li>
      ))}
    </ul>
  );
}

import type { Team } from "#content/schema/company";
import { Portrait } from "./portrait";

/** A person as end credits name them: what they do on the left of the middle, their name large on the right. */
export function Member({
  slug,
  name,
  role,
  imageAlt,
  bio,
  longBio,
  credits,
}: Team["members"][number]) {
  return (
    <article
      id={slug}
      aria-labelledby={`${slug}-name`}
      className="credit-pair items-start gap-x-8 gap-y-6 lg:gap-x-14"
    >
      <p className="credit-role text-lede text-mist-muted">{role}</p>
      <h2 id={`${slug}-name`} className="font-display text-step-9">
        {name}
      </h2>
      <div className="credit-role">
        <Portrait slug={slug} alt={imageAlt} sizes="(min-width: 768px) 32vw, 92vw" />
      </div>
      <div>
        <p className="max-w-measure text-lede">{bio}</p>
        <div className="mt-5 grid max-w-measure gap-4 text-mist-soft">
          {longBio.map((paragraph) => (
            <p key={paragraph}>{paragraph}</p>
          ))}
        </div>
        <dl className="mt-8 grid max-w-measure gap-3">
          {credits.map(({ label, value }) => (
            <div key={label} className="leaders">
              <dt className="text-mist-muted">{label}</dt>
              <dd>{value}</dd>
            </div>
          ))}
        </dl>
      </div>
    </article>
  );
}

import type { Team } from "#content/schema/company";
import { Portrait } from "./portrait";

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
      className="grid gap-8 md:grid-cols-[18rem_1fr] md:gap-12 lg:grid-cols-[24rem_1fr] lg:gap-20"
    >
      <Portrait
        slug={slug}
        alt={imageAlt}
        sizes="(min-width: 1024px) 24rem, (min-width: 768px) 18rem, 92vw"
      />
      <div>
        <h2 id={`${slug}-name`} className="font-display text-title">
          {name}
        </h2>
        <p className="mt-1 text-rain">{role}</p>
        <p className="mt-6 max-w-measure text-lede">{bio}</p>
        <div className="mt-5 grid max-w-measure gap-4 text-mist-soft">
          {longBio.map((paragraph) => (
            <p key={paragraph}>{paragraph}</p>
          ))}
        </div>
        <dl className="mt-8 grid gap-x-8 gap-y-4 border-t border-ink-rule pt-5 sm:grid-cols-3">
          {credits.map(({ label, value }) => (
            <div key={label}>
              <dt className="text-small text-mist-muted">{label}</dt>
              <dd className="mt-1">{value}</dd>
            </div>
          ))}
        </dl>
      </div>
    </article>
  );
}

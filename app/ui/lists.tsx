import type { ReactNode } from "react";
import { ButtonLink } from "./button";

type Titled = { title: string; body: string };

export function Steps({ steps, className }: { steps: Titled[]; className?: string }) {
  const columns = steps.length % 2 ? "lg:rows-of-3" : "md:rows-of-2";
  const layout = className ?? `grid gap-x-10 ${columns}`;
  return (
    <ol className={`numbered ruled-6 ${layout}`}>
      {steps.map(({ title, body }) => (
        <li key={title}>
          <div>
            <h3 className="font-display text-card">{title}</h3>
            <p className="mt-2 text-mist-soft">{body}</p>
          </div>
        </li>
      ))}
    </ol>
  );
}

export function DottedRow({
  label,
  value,
  className = "",
}: {
  label: string;
  value: ReactNode;
  className?: string;
}) {
  return (
    <div className="dotted-row items-baseline gap-x-4">
      <dt className="shrink-0 text-mist-muted">{label}</dt>
      <dd className={`order-last wrap-anywhere ${className}`}>{value}</dd>
    </div>
  );
}

export function PeopleList({ people }: { people: { role: string; name: string }[] }) {
  return (
    <ul className="flex flex-wrap gap-x-6 gap-y-4 font-display text-card wrap-anywhere">
      {people.map(({ role, name }) => (
        <li key={`${role} ${name}`}>
          <small className="block font-text text-small text-mist-muted">{`${role} `}</small>
          <bdi>{name}</bdi>
        </li>
      ))}
    </ul>
  );
}

/** Text browsers show hidden elements: enhance/live-search.ts adds the words when they apply. */
export function NoMatches({
  isShown,
  text,
  reset,
  href,
}: {
  isShown: boolean;
  text: string;
  reset: string;
  href: string;
}) {
  return (
    <div data-live-empty hidden={!isShown} className="mt-8 border border-ink-line p-6">
      <p className="font-display text-card" data-live-words={text}>
        {isShown && text}
      </p>
      <p className="mt-5">
        <ButtonLink
          href={href}
          kind="secondary"
          data-live-set="q=&category="
          data-live-words={reset}
        >
          {isShown && reset}
        </ButtonLink>
      </p>
    </div>
  );
}

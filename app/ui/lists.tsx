import type { ReactNode } from "react";
import { ButtonLink } from "./button";

type Step = { title: string; body: string };

/** An entry of a list: its title and a text. */
export function TitledText({
  title,
  level: Title = "h3",
  children,
}: {
  title: ReactNode;
  level?: "h2" | "h3";
  children: ReactNode;
}) {
  return (
    <>
      <Title className="text-card">{title}</Title>
      <p className="mt-2 text-mist-soft">{children}</p>
    </>
  );
}

/** A card with what to do at its foot. */
export function ActionCard({
  title,
  level: Title = "h3",
  body,
  children,
}: Step & { level?: "h2" | "h3"; children: ReactNode }) {
  return (
    <div className="card-box flex h-full flex-col items-start">
      <Title className="text-card">{title}</Title>
      <p className="mt-2 grow pb-6 text-mist-soft">{body}</p>
      {children}
    </div>
  );
}

/** The link of a card or an entry, which is pressed anywhere on it. */
export function CardLink({ href, children }: { href: string; children: ReactNode }) {
  return (
    <a href={href} className="stretched hover:text-tungsten">
      {children}
    </a>
  );
}

export function Steps({ steps, className }: { steps: Step[]; className?: string }) {
  const columns = steps.length % 2 ? "lg:rows-of-3" : "md:rows-of-2";
  return (
    <ol className={`numbered ${className ?? `grid gap-x-6 ruled-6 ${columns}`}`}>
      {steps.map(({ title, body }) => (
        <li key={title}>
          <div>
            <TitledText title={title}>{body}</TitledText>
          </div>
        </li>
      ))}
    </ol>
  );
}

/** Pages to go on to, one a row: what it is, and beside it what one finds there. */
export function LinkRows({ links }: { links: (Step & { href: string })[] }) {
  return (
    <ul className="ruled-3">
      {links.map(({ href, title, body }) => (
        <li key={title} className="relative grid gap-x-6 gap-y-2 md:rows-of-2">
          <h3 className="text-part">
            <CardLink href={href}>{title}</CardLink>
          </h3>
          <p className="max-w-measure self-center text-mist-soft">{body}</p>
        </li>
      ))}
    </ul>
  );
}

/** Of a `<dl>`: a label above its value. */
export function Fact({ label, children }: { label: ReactNode; children: ReactNode }) {
  return (
    <div>
      <dt className="text-small text-mist-muted">{label}</dt>
      <dd>{children}</dd>
    </div>
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

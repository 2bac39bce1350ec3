import { ButtonLink } from "~/ui/button";

type Action = { label: string; href: string };

export function CallToAction({
  id,
  heading,
  lede,
  actions: [first, second],
}: {
  id: string;
  heading: string;
  lede: string;
  actions: [first: Action, second: Action];
}) {
  return (
    <div className="light-leak border border-ink-rule bg-ink-panel p-6 py-10 text-mist md:px-12 md:py-14">
      <h2 id={id} className="max-w-[22ch] font-display text-title">
        {heading}
      </h2>
      <p className="mt-4 max-w-measure text-mist-soft">{lede}</p>
      <p className="mt-8 flex flex-wrap gap-4">
        <ButtonLink href={first.href}>{first.label}</ButtonLink>{" "}
        <ButtonLink href={second.href} kind="secondary">
          {second.label}
        </ButtonLink>
      </p>
    </div>
  );
}

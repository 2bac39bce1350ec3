import type { GroupCoaching } from "~/content/schema/offers";
import { PageSection } from "~/site/page-section";
import { TextList } from "~/ui/text";

export function Fit({ eyebrow, heading, yes, no }: GroupCoaching["fit"] & { eyebrow: string }) {
  return (
    <PageSection id="fit" eyebrow={eyebrow} heading={heading}>
      <div className="grid gap-x-6 gap-y-10 md:rows-of-2">
        {[yes, no].map(({ heading, points }) => (
          <div key={heading}>
            <h3>{heading}</h3>
            <TextList items={points} className="mt-3 text-mist-soft ruled-3" />
          </div>
        ))}
      </div>
    </PageSection>
  );
}

type Inclusion = { title: string; body: string; length?: string };

export function Inclusions({ items }: { items: Inclusion[] }) {
  const columns = items.length % 3 === 0 ? "lg:rows-of-3" : "lg:rows-of-4";
  return (
    <ul className={`grid gap-x-6 ruled-6 md:rows-of-2 ${columns}`}>
      {items.map(({ title, body, length }) => (
        <li key={title}>
          <h3>{title}</h3>
          {length && <p className="mt-1 text-small text-rain">{length}</p>}
          <p className="mt-2 text-mist-soft">{body}</p>
        </li>
      ))}
    </ul>
  );
}

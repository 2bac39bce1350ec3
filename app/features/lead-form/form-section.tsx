import type { ReactNode } from "react";
import { contact } from "#content/contact.yaml";
import { email, hours, phone } from "#content/site.yaml";
import { describeHours } from "~/content/opening-hours";
import { TextLink } from "~/ui/button";
import { Eyebrow, TextList } from "~/ui/text";

/** A form that a person answers; beside it, or below on phones, what happens next and whom to call. */
export function FormSection({
  id,
  eyebrow,
  heading,
  lede,
  steps = [],
  children,
}: {
  id: string;
  eyebrow?: string;
  heading: string;
  lede?: string;
  steps?: string[];
  children: ReactNode;
}) {
  return (
    <section
      id={id}
      aria-labelledby={`${id}-title`}
      className="px-gutter pt-section lg:grid lg:grid-cols-edge lg:grid-rows-[auto_auto_1fr] lg:gap-x-6"
    >
      <div className="mb-8">
        {eyebrow && <Eyebrow>{eyebrow}</Eyebrow>}
        <h2 id={`${id}-title`}>{heading}</h2>
        {lede && <p className="mt-3 text-mist-soft">{lede}</p>}
      </div>
      <div className="max-w-[72rem] lg:row-span-3">{children}</div>
      <div className="mt-10 text-small text-mist-soft lg:mt-0">
        {steps.length > 0 && (
          <>
            <h3 className="heading-label text-mist">{contact.afterSending.heading}</h3>
            <TextList as="ol" items={steps} className="mt-3 mb-8 ruled-3" />
          </>
        )}
        <h3 className="heading-label text-mist">{contact.afterSending.reachHeading}</h3>
        <p className="mt-1">{describeHours(hours)}</p>
        <p className="flex flex-wrap gap-x-6">
          <TextLink href={`tel:${phone.tel}`} label={phone.display} />{" "}
          <TextLink href={`mailto:${email}`} label={email} />
        </p>
      </div>
    </section>
  );
}

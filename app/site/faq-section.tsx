import { Disclosure } from "~/ui/disclosure";
import { LinkedText } from "~/ui/prose";

export type FaqItem = { id: string; question: string; answer: string };

export function FaqSection({ items, heading }: { items: FaqItem[]; heading: string }) {
  return (
    <section
      aria-labelledby="faq-title"
      className="w-full px-gutter pt-20 md:pt-28 lg:grid lg:grid-cols-12 lg:gap-x-6"
    >
      <h2 id="faq-title" className="font-display text-step-3 lg:col-span-4">
        {heading}
      </h2>
      <div className="mt-8 border-b border-ink-rule lg:col-span-8 lg:mt-0">
        {items.map(({ id, question, answer }) => (
          <Disclosure key={id} id={id} group="faq" summary={question}>
            <p className="max-w-measure text-mist-soft">
              <LinkedText text={answer} />
            </p>
          </Disclosure>
        ))}
      </div>
    </section>
  );
}

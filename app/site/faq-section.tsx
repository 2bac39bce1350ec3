import { faq } from "#content/faq";
import { Disclosure } from "~/ui/disclosure";

export type FaqPageName = "packages" | "diy" | "coaching";

/** The questions that one page shows; each belongs to one page only (G101). */
export function faqOf(page: FaqPageName) {
  return faq.filter((item) => "page" in item && item.page === page);
}

/** A page's questions, one open at a time. */
export function FaqSection({ page, title }: { page: FaqPageName; title: string }) {
  return (
    <section aria-labelledby="faq-title" className="page-width pt-20 md:pt-24">
      <h2 id="faq-title" className="font-display text-title">
        {title}
      </h2>
      <div className="mt-8 max-w-[56rem]">
        {faqOf(page).map(({ id, question, answer }) => (
          <Disclosure key={id} id={id} group="faq" summary={question}>
            <p className="max-w-measure text-mist-soft">{answer}</p>
          </Disclosure>
        ))}
      </div>
    </section>
  );
}

import type { FAQPage, Thing } from "schema-dts";
import { withoutLinks } from "#content/linked-text";

/** FAQ markup whose text is the one visible on the page. */
export function faqPage(items: { question: string; answer: string }[]): Thing {
  return {
    "@type": "FAQPage",
    mainEntity: items.map(({ question, answer }) => ({
      "@type": "Question",
      name: question,
      acceptedAnswer: { "@type": "Answer", text: withoutLinks(answer) },
    })),
  } satisfies FAQPage;
}

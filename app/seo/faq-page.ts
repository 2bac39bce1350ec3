import type { FAQPage, Thing } from "schema-dts";

/** FAQ markup whose text is the one visible on the page. */
export function faqPage(items: { question: string; answer: string }[]): Thing {
  return {
    "@type": "FAQPage",
    mainEntity: items.map(({ question, answer }) => ({
      "@type": "Question",
      name: question,
      acceptedAnswer: { "@type": "Answer", text: answer },
    })),
  } satisfies FAQPage;
}

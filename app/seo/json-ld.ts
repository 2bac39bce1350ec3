import type { MetaDescriptor } from "react-router";

/** Structured data as a meta descriptor; React Router escapes `<`, so content cannot close the script. */
function jsonLd(data: Record<string, unknown>): MetaDescriptor {
  return { "script:ld+json": { "@context": "https://schema.org", ...data } } as MetaDescriptor;
}

/** FAQ markup whose text is the one visible on the page. */
export function faqPage(items: { question: string; answer: string }[]): MetaDescriptor {
  return jsonLd({
    "@type": "FAQPage",
    mainEntity: items.map(({ question, answer }) => ({
      "@type": "Question",
      name: question,
      acceptedAnswer: { "@type": "Answer", text: answer },
    })),
  });
}

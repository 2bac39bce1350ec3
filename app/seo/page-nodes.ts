import type { FAQPage, Review as ReviewNode, Thing } from "schema-dts";
import { company } from "#content/company";
import { withoutLinks } from "#content/linked-text";
import { nodeId } from "./paths";

// Separate from structured-data.ts: the flows import this file in the browser, and would load its content.

/** The FAQ of a page; its text must be visible there. */
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

type Review = { name: string; content: string; rating: number };

/** Reviews of the business; none while they are sample data, because search engines publish them as real. */
export function reviewNodes(
  origin: string,
  reviews: Review[],
  sample: boolean = company.sample,
): Thing[] {
  if (sample) return [];
  return reviews.map(
    ({ name, content, rating }) =>
      ({
        "@type": "Review",
        author: { "@type": "Person", name },
        reviewBody: content,
        reviewRating: { "@type": "Rating", ratingValue: rating, bestRating: 5 },
        itemReviewed: { "@id": nodeId(origin, "business") },
      }) satisfies ReviewNode,
  );
}

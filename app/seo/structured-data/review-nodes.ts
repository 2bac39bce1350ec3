import type { Review as ReviewNode, Thing } from "schema-dts";
import { company } from "#content/company";
import { nodeId } from "./studio-node";

type Review = { name: string; content: string; rating: number };

/**
 * The reviews of a page, each of the business; "time ago" texts give no date to publish. None while
 * they are sample data: invented people must not vouch for a business in search results.
 */
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

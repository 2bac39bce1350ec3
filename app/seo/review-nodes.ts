import type { Review, Thing } from "schema-dts";
import { nodeId } from "./studio-node";

/** The reviews of a page, each of the business; "time ago" texts give no date to publish. */
export function reviewNodes(
  origin: string,
  { reviews }: { reviews: { name: string; content: string; rating: number }[] },
): Thing[] {
  return reviews.map(
    ({ name, content, rating }) =>
      ({
        "@type": "Review",
        author: { "@type": "Person", name },
        reviewBody: content,
        reviewRating: { "@type": "Rating", ratingValue: rating, bestRating: 5 },
        itemReviewed: { "@id": nodeId(origin, "business") },
      }) satisfies Review,
  );
}

import type { Reviews } from "#content/schema/company";
import { Voice } from "./voice";

const MEDIUM = 3;

/** Everyone after the first voice: three at a reader's size, the others as rows. */
export function Voices({ reviews }: Pick<Reviews, "reviews">) {
  return (
    <>
      <ul className="mt-14 grid gap-x-12 gap-y-12 lg:grid-cols-3">
        {reviews.slice(0, MEDIUM).map((review) => (
          <li key={review.name} className="border-t border-ink-line pt-7">
            <Voice review={review} size="medium" />
          </li>
        ))}
      </ul>
      <ul className="mt-16 *:border-t *:border-ink-rule *:py-7 lg:ml-[25%]">
        {reviews.slice(MEDIUM).map((review) => (
          <li key={review.name}>
            <Voice review={review} size="line" />
          </li>
        ))}
      </ul>
    </>
  );
}

import { testimonials } from "#content/testimonials";
import { ButtonLink } from "~/ui/button";
import { Plate } from "~/ui/plate";
import { Slate } from "~/ui/slate";
import { Stars } from "~/ui/stars";

/** Three clients, in their words. */
export function Testimonials() {
  return (
    <section aria-labelledby="testimonials-title" className="page-width pt-28">
      <Slate scene={3}>Reviews</Slate>
      <h2 id="testimonials-title" className="font-display text-title">
        After the crew has packed up
      </h2>
      <ul className="mt-12 grid gap-12 lg:grid-cols-3 lg:gap-10">
        {testimonials.map(({ name, role, content, rating, initials, avatarColor }) => (
          <li key={name}>
            <figure className="flex h-full flex-col">
              <Stars rating={rating} />
              <blockquote className="mt-5 text-lede text-mist-soft">
                <p>{content}</p>
              </blockquote>
              <figcaption className="mt-auto flex items-center gap-4 pt-7">
                <Plate initials={initials} color={avatarColor} />
                <span>
                  <span className="block font-semibold">{name}</span>
                  <span className="block text-small text-mist-muted">{role}</span>
                </span>
              </figcaption>
            </figure>
          </li>
        ))}
      </ul>
      <p className="mt-12">
        <ButtonLink href="/resources/reviews" kind="secondary">
          View All Reviews
        </ButtonLink>
      </p>
    </section>
  );
}

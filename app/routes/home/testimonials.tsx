import { home } from "#content/home";
import { testimonials } from "#content/testimonials";
import { ButtonLink } from "~/ui/button";
import { Slate } from "~/ui/slate";
import { Testimonial } from "~/ui/testimonial";

export function Testimonials() {
  return (
    <section aria-labelledby="testimonials-title" className="page-width pt-28">
      <Slate scene={3}>Reviews</Slate>
      <h2 id="testimonials-title" className="font-display text-title">
        After the crew has packed up
      </h2>
      {home.testimonials.sample && (
        <p className="mt-4 max-w-measure text-small text-mist-muted">
          {home.testimonials.sampleNote}
        </p>
      )}
      <ul className="mt-12 grid gap-12 lg:grid-cols-3 lg:gap-10">
        {testimonials.map((testimonial) => (
          <li key={testimonial.name}>
            <Testimonial {...testimonial} />
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

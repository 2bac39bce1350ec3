import { company } from "#content/company";
import { testimonials } from "#content/testimonials";
import * as words from "#content/words/home";
import { SampleNote } from "~/site/sample-note";
import { ButtonLink } from "~/ui/button";
import { Eyebrow } from "~/ui/eyebrow";
import { Testimonial } from "~/ui/testimonial";

export function Testimonials({ sample = company.sample }: { sample?: boolean }) {
  return (
    <section aria-labelledby="testimonials-title" className="w-full px-gutter pt-28">
      <Eyebrow>{words.reviews}</Eyebrow>
      <h2 id="testimonials-title" className="font-display text-step-9">
        {words.afterTheCrewHas}
      </h2>
      <SampleNote sample={sample} />
      <ul className="mt-12 grid gap-12 lg:grid-cols-3 lg:gap-10">
        {testimonials.map((testimonial) => (
          <li key={testimonial.name}>
            <Testimonial {...testimonial} />
          </li>
        ))}
      </ul>
      <p className="mt-12">
        <ButtonLink href="/resources/reviews" kind="secondary">
          {words.viewAllReviews}
        </ButtonLink>
      </p>
    </section>
  );
}

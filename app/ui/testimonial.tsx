import { stars } from "#content/ui.yaml";
import { fill } from "~/content/format";
import type { Testimonial as TestimonialContent } from "~/content/schema/company";

export function Testimonial(testimonial: TestimonialContent) {
  const { name, role, content, rating, initials, avatarColor } = testimonial;
  return (
    <figure className="flex h-full flex-col">
      <Stars rating={rating} />{" "}
      <blockquote className="mt-3 text-lede text-mist-soft">
        <p>{content}</p>
      </blockquote>{" "}
      <figcaption className="mt-auto flex items-center gap-4 pt-4">
        <Monogram initials={initials} color={avatarColor} />{" "}
        <span className="min-w-0">
          <bdi className="block font-semibold">{name}</bdi>{" "}
          <span className="block text-small text-mist-muted">{role}</span>{" "}
        </span>
      </figcaption>
    </figure>
  );
}

const STAR = "M10 1.5l2.6 5.6 6.1.7-4.5 4.2 1.2 6-5.4-3-5.4 3 1.2-6L1.3 7.8l6.1-.7z";

export function Stars({ rating }: { rating: number }) {
  return (
    <span
      role="img"
      aria-label={fill(stars, { rating })}
      className="flex flex-wrap gap-1 text-mist-soft"
    >
      {Array.from({ length: Math.round(rating) }, (_, i) => i).map((star) => (
        <svg
          key={star}
          viewBox="0 0 20 20"
          fill="currentColor"
          className="size-4"
          aria-hidden="true"
        >
          <path d={STAR} />
        </svg>
      ))}
    </span>
  );
}

const COLORS = {
  tungsten: "text-tungsten",
  rain: "text-rain",
  moss: "text-moss",
  rose: "text-rose",
};

export function Monogram({ initials, color }: { initials: string; color: keyof typeof COLORS }) {
  return (
    <span
      aria-hidden="true"
      className={`grid size-10 shrink-0 place-items-center border border-current font-display text-card tracking-wide ${COLORS[color]}`}
    >
      {initials}
    </span>
  );
}

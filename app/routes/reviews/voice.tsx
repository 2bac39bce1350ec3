import type { Reviews } from "#content/schema/company";
import { Monogram, Stars } from "~/ui/testimonial";

const LOOKS = {
  alone: {
    figure: "flex flex-col items-center text-center",
    quote: "projector-lit max-w-[26ch] pb-descender font-display text-step-9 text-balance",
    source: "mt-8 text-left",
  },
  medium: {
    figure: "flex h-full flex-col",
    quote: "mb-7 text-lede text-mist-soft",
    source: "mt-auto",
  },
  line: {
    figure: "grid gap-x-10 gap-y-4 md:grid-cols-[15rem_1fr]",
    quote: "max-w-measure text-mist-soft md:col-start-2 md:row-start-1",
    source: "self-start",
  },
};

/** What a client says, by how loud: alone in the beam, among three, or as one line of many. */
export function Voice({
  review: { name, role, company, content, rating, initials, avatarColor, timeAgo },
  size,
}: {
  review: Reviews["reviews"][number];
  size: keyof typeof LOOKS;
}) {
  const look = LOOKS[size];
  return (
    <figure className={look.figure}>
      <blockquote className={look.quote}>
        <p>{content}</p>
      </blockquote>{" "}
      <figcaption className={`flex items-center gap-4 ${look.source}`}>
        <Monogram initials={initials} color={avatarColor} />{" "}
        <span className="text-small text-mist-muted">
          <span className="block font-semibold text-mist">{name}</span>{" "}
          <span className="block">{company ? `${role}, ${company}` : role}</span>{" "}
          <span className="flex flex-wrap items-center gap-x-3">
            <Stars rating={rating} /> <span>{timeAgo}</span>
          </span>
        </span>
      </figcaption>
    </figure>
  );
}

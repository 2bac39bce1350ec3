import { Plate } from "./plate";
import { Stars } from "./stars";

export function Testimonial({
  name,
  role,
  content,
  rating,
  initials,
  avatarColor,
}: {
  name: string;
  role: string;
  content: string;
  rating: number;
  initials: string;
  avatarColor: "tungsten" | "rain" | "moss" | "rose";
}) {
  return (
    <figure className="flex h-full flex-col">
      <Stars rating={rating} />{" "}
      <blockquote className="mt-5 text-lede text-mist-soft">
        <p>{content}</p>
      </blockquote>{" "}
      <figcaption className="mt-auto flex items-center gap-4 pt-7">
        <Plate initials={initials} color={avatarColor} />{" "}
        <span>
          <span className="block font-semibold">{name}</span>{" "}
          <span className="block text-small text-mist-muted">{role}</span>{" "}
        </span>
      </figcaption>
    </figure>
  );
}

import { cva, type VariantProps } from "class-variance-authority";
import type { Reviews } from "#content/schema/company";
import { Plate } from "~/ui/plate";
import { Stars } from "~/ui/stars";

const figure = cva("", {
  variants: {
    size: {
      alone: "flex flex-col items-center text-center",
      medium: "flex h-full flex-col",
      line: "grid gap-x-10 gap-y-4 md:grid-cols-[15rem_1fr]",
    },
  },
});

const quote = cva("", {
  variants: {
    size: {
      alone: "beam-lit max-w-[26ch] pb-descender font-display text-step-9 text-balance",
      medium: "mb-7 text-lede text-mist-soft",
      line: "max-w-measure text-mist-soft md:col-start-2 md:row-start-1",
    },
  },
});

const source = cva("flex items-center gap-4", {
  variants: { size: { alone: "mt-8 text-left", medium: "mt-auto", line: "self-start" } },
});

/** What a client says, by how loud: alone in the beam, among three, or as one line of many. */
export function Voice({
  review: { name, role, company, content, rating, initials, avatarColor, timeAgo },
  size,
}: { review: Reviews["reviews"][number] } & Required<VariantProps<typeof figure>>) {
  return (
    <figure className={figure({ size })}>
      <blockquote className={quote({ size })}>
        <p>{content}</p>
      </blockquote>{" "}
      <figcaption className={source({ size })}>
        <Plate initials={initials} color={avatarColor} />{" "}
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

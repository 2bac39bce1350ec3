import { cva } from "class-variance-authority";

const plate = cva(
  "grid size-14 shrink-0 place-items-center border border-current/60 font-display text-card/none tracking-wide",
  {
    variants: {
      color: {
        tungsten: "text-tungsten",
        rain: "text-rain",
        moss: "text-moss",
        rose: "text-rose",
      },
    },
  },
);

/** A monogram plate that stands for a person until there is a photograph; decoration beside the name. */
export function Plate({
  initials,
  color,
}: {
  initials: string;
  color: "tungsten" | "rain" | "moss" | "rose";
}) {
  return (
    <span aria-hidden="true" className={plate({ color })}>
      {initials}
    </span>
  );
}

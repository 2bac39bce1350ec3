const STAR = "M10 1.5l2.6 5.6 6.1.7-4.5 4.2 1.2 6-5.4-3-5.4 3 1.2-6L1.3 7.8l6.1-.7z";

/** A rating out of five, drawn for the eye and named for assistive technology. */
export function Stars({ rating }: { rating: number }) {
  return (
    <span role="img" aria-label={`${rating} out of 5`} className="flex gap-1 text-mist-soft">
      {Array.from({ length: rating }, (_, i) => i).map((star) => (
        <svg key={star} viewBox="0 0 20 20" className="size-4 fill-current" aria-hidden="true">
          <path d={STAR} />
        </svg>
      ))}
    </span>
  );
}

import type { Location } from "#content/schema/pages";

export function Coverage({ places, note }: Pick<Location["coverage"], "places" | "note">) {
  return (
    <>
      <ul className="flex max-w-240 flex-wrap gap-x-8 gap-y-2 font-display text-card text-mist-soft">
        {places.map((place) => (
          <li key={place}>{place}</li>
        ))}
      </ul>
      <p className="mt-6 max-w-measure border-l-4 border-rain bg-ink-raised px-5 py-4">{note}</p>
    </>
  );
}

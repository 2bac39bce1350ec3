import type { Location } from "#content/schema/locations";

/** The places a crew reaches from here, like the stops of a location scout. */
export function Coverage({ places, note }: Pick<Location["coverage"], "places" | "note">) {
  return (
    <>
      <ul className="flex max-w-[60rem] flex-wrap gap-x-8 gap-y-2 font-display text-card text-mist-soft">
        {places.map((place) => (
          <li key={place}>{place}</li>
        ))}
      </ul>
      <p className="aside mt-6 max-w-measure">{note}</p>
    </>
  );
}

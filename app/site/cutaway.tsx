import type { Cast } from "#content/schema/stills";
import { cast } from "#content/stills";
import { Backdrop } from "./backdrop";

/** A picture between two acts, with nothing to read. */
export function Cutaway({ path }: { path: string }) {
  const still = (cast as Cast)[path]?.cutsTo;
  if (!still) return null;
  return (
    <div className="mt-24 aspect-7/5 overflow-hidden bg-ink-panel md:aspect-wide print:hidden">
      <Backdrop name={still} className="push-in" />
    </div>
  );
}

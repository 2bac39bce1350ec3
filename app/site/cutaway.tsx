import { Backdrop } from "./backdrop";

/** A picture between two acts, with nothing to read. */
export function Cutaway({ still }: { still: string }) {
  return (
    <div className="cutaway">
      <Backdrop name={still} className="push-in" />
    </div>
  );
}

import { cva } from "class-variance-authority";

const look = cva("h-4 flex-1 border sm:h-5", {
  variants: {
    state: {
      shot: "border-mist-muted bg-mist-muted forced-colors:bg-[CanvasText]",
      current: "border-mist bg-mist forced-colors:bg-[Highlight]",
      due: "border-mist-soft",
      blank: "border-ink-line",
    },
    opens: { true: "ml-1.5 sm:ml-3" },
  },
});

export type StripFrame = {
  state: "shot" | "current" | "due" | "blank";
  opens?: boolean;
};

/** How far something has come, as the frames of a film; the words beside it say the same. */
export function FilmStrip({ frames, className }: { frames: StripFrame[]; className: string }) {
  return (
    <div aria-hidden="true" className={`sprockets flex grow py-1.5 ${className}`}>
      {frames.map((frame, i) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a frame is its place
        <span key={i} className={look(frame)} />
      ))}
    </div>
  );
}

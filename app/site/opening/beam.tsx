import type { ShotParts } from "./opening";
import { OpeningPicture } from "./opening-picture";

/** The title in the dark of the room, lit by the projector over it. */
export function beam({ title, still, trail, label, lede, children }: ShotParts) {
  return (
    <header className="under-header relative isolate overflow-hidden">
      {still && (
        <OpeningPicture
          name={still}
          phone={{ shape: "screen", sizes: "180vw" }}
          desk={{ shape: "screen", sizes: "100vw" }}
          className="-z-10 object-[70%_0] max-md:h-[101vw] md:object-top"
        />
      )}
      <div aria-hidden="true" className="scrim-low absolute inset-0 -z-10" />
      {trail}
      <div className="flex w-full flex-col items-center px-gutter pt-[72vw] pb-6 text-center md:min-h-[min(60vw,100svh)] md:justify-end md:pt-[22vw]">
        {label}
        <h1 className="beam-lit max-w-[18ch] pb-descender font-display text-shot">{title}</h1>
        <div className="mt-5">{lede}</div>
        {children}
      </div>
    </header>
  );
}

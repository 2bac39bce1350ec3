import { Backdrop } from "../backdrop";
import type { ShotParts } from "./opening";
import { OpeningPicture } from "./opening-picture";

const LONG = 36;

/** The picture from edge to edge, the title on its calm lower part, the words under it. */
export function wide({ title, still, racksTo, trail, lede, children }: ShotParts) {
  return (
    <header className="under-header">
      <div className="relative isolate flex min-h-hero-tall items-end overflow-hidden md:min-h-hero-wide print:min-h-0">
        {still && (
          <OpeningPicture
            name={still}
            phone={{ shape: "tall", sizes: "100vw" }}
            desk={{ shape: "wide", sizes: "max(100vw, 65rem)" }}
            className="-z-10"
          />
        )}
        {racksTo && <Backdrop name={racksTo} className="rack-focus absolute inset-0 -z-10" />}
        <div aria-hidden="true" className="scrim-low absolute inset-0 -z-10" />
        <div className="w-full pt-40">
          <h1
            className={`w-full px-gutter pt-3 pr-0 pb-descender font-display ${title.length > LONG ? "text-shot-long" : "text-shot"}`}
          >
            {title}
          </h1>
        </div>
      </div>
      {trail}
      <div className="w-full px-gutter pt-4 md:pt-6">
        {lede}
        {children}
      </div>
    </header>
  );
}

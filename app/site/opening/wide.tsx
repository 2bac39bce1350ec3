import type { ShotParts } from "./opening";
import { OpeningPicture } from "./opening-picture";

const LONG = 36;

/** The picture from edge to edge, the title on its calm lower part, the words under it. */
export function wide({ title, still, trail, lede, children }: ShotParts) {
  return (
    <header className="under-header">
      <div className="relative isolate flex min-h-[min(125vw,86svh)] items-end overflow-hidden md:min-h-[min(41.84vw,calc(100svh-13rem))]">
        {still && (
          <OpeningPicture
            name={still}
            phone={{ shape: "tall", sizes: "100vw" }}
            desk={{ shape: "wide", sizes: "100vw" }}
            className="-z-10"
          />
        )}
        <div aria-hidden="true" className="scrim-low absolute inset-0 -z-10" />
        <div className="w-full pt-40">
          {trail}
          <h1
            className={`page-width pt-3 pb-[0.14em] font-display ${title.length > LONG ? "text-shot-long" : "text-shot"}`}
          >
            {title}
          </h1>
        </div>
      </div>
      <div className="page-width pt-6 md:pt-8">
        {lede}
        {children}
      </div>
    </header>
  );
}

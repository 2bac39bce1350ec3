import type { ShotParts } from "./opening";
import { OpeningPicture } from "./opening-picture";

/** The picture fills half of the screen; on phones it is a strip over the title. */
export function close({ title, still, trail, lede, children }: ShotParts) {
  return (
    <header className="under-header relative">
      {still && (
        <div className="relative aspect-5/4 overflow-hidden md:absolute md:inset-y-0 md:right-0 md:aspect-auto md:w-1/2">
          <OpeningPicture
            name={still}
            phone={{ shape: "strip", sizes: "100vw" }}
            desk={{ shape: "tall", sizes: "50vw" }}
          />
          <div aria-hidden="true" className="scrim-side absolute inset-0" />
        </div>
      )}
      <div className="relative flex flex-col justify-center md:min-h-[min(100svh,64rem)] md:pt-header md:pb-12">
        {trail}
        <div className="w-full px-gutter pt-6 md:pt-10">
          <div className="md:w-1/2 md:pr-6 lg:pr-12">
            <h1 className="mb-4 pb-descender font-display text-shot-half">{title}</h1>
            {lede}
            {children}
          </div>
        </div>
      </div>
    </header>
  );
}

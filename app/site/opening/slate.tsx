import type { ShotParts } from "./opening";
import { OpeningPicture } from "./opening-picture";
import { SlateFields } from "./slate-fields";

/** A clapperboard: the sticks, the title, and the facts in its fields. */
export function slate({ title, still: cast, trail, lede, facts = [], children }: ShotParts) {
  // A page that begins with a form has neither.
  const still = facts.length > 0 ? cast : undefined;
  return (
    <header className="border-b border-ink-rule">
      <div aria-hidden="true" className="clap-sticks" />
      <div className={`relative isolate overflow-hidden ${still ? "" : "card-light"}`}>
        {still && (
          <div className="relative -z-10 aspect-video md:absolute md:inset-y-0 md:right-0 md:aspect-auto md:w-[62%]">
            <OpeningPicture
              name={still}
              phone={{ shape: "screen", sizes: "100vw" }}
              desk={{ shape: "screen", sizes: "64vw" }}
            />
            <div aria-hidden="true" className="scrim-side absolute inset-0" />
          </div>
        )}
        {trail}
        <div className="w-full px-gutter pt-6 pb-10 md:pt-20 md:pb-14">
          <h1
            className={`${still ? "max-w-[13ch]" : "max-w-[20ch]"} pb-descender font-display text-shot-long`}
          >
            {title}
          </h1>
          <div className={`mt-4 max-w-136 ${still ? "md:max-w-[min(34rem,42vw)]" : ""}`}>
            {lede}
            {children}
          </div>
        </div>
      </div>
      {facts.length > 0 && <SlateFields facts={facts} />}
    </header>
  );
}

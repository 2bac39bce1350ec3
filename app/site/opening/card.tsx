import type { ShotParts } from "./opening";

/** Type alone, in one light; which colour that light has, the page says with a class. */
export function card({ title, trail, lede, children }: ShotParts) {
  return (
    <header className="card-light border-b border-ink-rule">
      {trail}
      <div className="flex min-h-[min(56svh,52rem)] w-full flex-col justify-end px-gutter pt-20 pb-12 md:min-h-[min(70svh,52rem)] md:pb-16">
        <h1 className="pb-descender font-display text-shot-card print:text-hero">{title}</h1>
        <div className="mt-8 md:ml-column-5">
          {lede}
          {children}
        </div>
      </div>
    </header>
  );
}

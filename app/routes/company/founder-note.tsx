import type { About } from "#content/schema/company";
import * as words from "#content/words/pages";
import { Eyebrow } from "~/ui/eyebrow";
import { Figure } from "~/ui/picture";

export function FounderNote({ heading, paragraphs, signature, role }: About["founderNote"]) {
  return (
    <section
      aria-labelledby="founder-note"
      className="grid w-full gap-12 px-gutter pt-20 md:pt-24 lg:grid-cols-[26rem_1fr] lg:gap-20"
    >
      <Figure
        name="softbox-tall"
        alt={words.aSoftboxGlowingIn}
        ratio="portrait"
        widths={[480, 828]}
        sizes="(min-width: 1024px) max(26rem, 22vw), 92vw"
        className="md:max-lg:aspect-video lg:aspect-auto"
      />
      <div className="border-l border-ink-line pl-6 sm:pl-10">
        <Eyebrow>{words.letter}</Eyebrow>
        <h2 id="founder-note" className="font-display text-title">
          {heading}
        </h2>
        <div className="mt-6 grid max-w-measure gap-5 text-lede text-mist-soft">
          {paragraphs.map((paragraph) => (
            <p key={paragraph}>{paragraph}</p>
          ))}
        </div>
        <p className="mt-8 font-display text-card">{signature}</p>
        <p className="text-small text-mist-muted">{role}</p>
      </div>
    </section>
  );
}

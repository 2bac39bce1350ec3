import { values } from "#content/values.yaml";
import type { Values } from "~/content/schema/company";
import { PageEnd } from "~/site/closing-section";
import { TextHero } from "~/site/hero";
import { cacheable } from "~/site/page-data.server";
import { headers, meta } from "~/site/page-exports";
import type { Route } from "./+types/values";

const PATH = "/company/values";

export function loader({ context }: Route.LoaderArgs) {
  return cacheable(context, PATH, values);
}

export { headers, meta };

export default function ValuesPage() {
  const { title, lede, pillars, quote, closing } = values;
  return (
    <>
      <TextHero large light="light-rose" title={title} lede={lede} />
      <ol className="grid lg:rows-of-2">
        {pillars.map((pillar, at) => (
          <Pillar key={pillar.title} at={at} {...pillar} />
        ))}
      </ol>
      <figure className="section-background paper-theme px-gutter py-section">
        <blockquote className="max-w-[24ch] font-display text-hero">
          <p>“{quote.text}”</p>
        </blockquote>
        <figcaption className="mt-6 text-mist-muted">{quote.source}</figcaption>
      </figure>
      <PageEnd path={PATH} {...closing} />
    </>
  );
}

const LIGHTS = [
  "light-tungsten",
  "light-rain",
  "light-moss",
  "light-rose",
  "light-paper-link",
  "light-ember",
];

function Pillar({ at, title, short, body, practice }: Values["pillars"][number] & { at: number }) {
  return (
    <li className={`top-glow ${LIGHTS[at % LIGHTS.length]}`}>
      <div className="flex h-full flex-col px-gutter py-section">
        <h2 className="pb-descender text-section">{title}</h2>
        <p className="mt-4 max-w-measure text-lede text-balance">{short}</p>
        <p className="mt-3 mb-8 max-w-measure text-mist-soft">{body}</p>
        <div className="mt-auto max-w-measure border-t border-ink-line pt-4">
          <h3 className="heading-label">{values.practiceLabel}</h3>
          <p className="mt-2">{practice}</p>
        </div>
      </div>
    </li>
  );
}

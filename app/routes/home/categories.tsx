import { home } from "#content/home";
import * as words from "#content/words/home";
import { Eyebrow } from "~/ui/eyebrow";

export function Categories() {
  return (
    <section id="services" aria-labelledby="services-title" className="w-full px-gutter pt-24">
      <div className="lg:ml-[calc(25%+1.5rem)]">
        <Eyebrow>{words.services}</Eyebrow>
        <h2 id="services-title" className="max-w-[18ch] font-display text-step-5">
          {words.fourWaysToGet}
        </h2>
      </div>
      <ul className="mt-12 grid gap-px border-y border-ink-rule bg-ink-rule md:grid-cols-2 lg:grid-cols-4">
        {home.categories.map((category) => (
          <Category key={category.title} {...category} />
        ))}
      </ul>
    </section>
  );
}

function Category({ title, body, points, href }: (typeof home.categories)[number]) {
  return (
    <li className="group relative flex flex-col bg-ink py-8 md:px-6 md:max-lg:odd:pl-0 md:max-lg:even:pr-0 lg:first:pl-0 lg:last:pr-0">
      <h3 className="font-display text-card">
        <a
          href={href}
          className="transition-colors group-hover:text-tungsten after:absolute after:inset-0"
        >
          {title}
        </a>
      </h3>
      <p className="mt-3 text-mist-soft">{body}</p>
      <ul className="mt-auto pt-6 text-small text-mist-muted *:border-t *:border-ink-rule *:py-2.5">
        {points.map((point) => (
          <li key={point}>{point}</li>
        ))}
      </ul>
    </li>
  );
}

import type { Location } from "#content/schema/pages";

export function LocalServices({ items }: { items: Location["services"]["items"] }) {
  return (
    <ul className="grid gap-px bg-ink-rule sm:grid-cols-2">
      {items.map(({ title, body, href }) => (
        <li key={title} className="bg-ink sm:odd:*:pl-0">
          <a href={href} className="group block h-full py-7 sm:px-7">
            <h3 className="onward font-display text-card transition-colors group-hover:text-tungsten">
              {title}
            </h3>
            <p className="mt-2 max-w-measure text-mist-soft">{body}</p>
          </a>
        </li>
      ))}
    </ul>
  );
}

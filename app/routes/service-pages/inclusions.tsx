export function Inclusions({
  items,
}: {
  items: { title: string; body: string; length?: string }[];
}) {
  const columns = items.length % 3 === 0 ? "lg:grid-cols-3" : "lg:grid-cols-4";
  return (
    <ul className={`grid gap-x-10 *:border-t *:border-ink-rule *:py-6 md:grid-cols-2 ${columns}`}>
      {items.map(({ title, body, length }) => (
        <li key={title}>
          <h3 className="font-display text-card">{title}</h3>
          {length && <p className="mt-1 text-small text-rain">{length}</p>}
          <p className="mt-2 text-mist-soft">{body}</p>
        </li>
      ))}
    </ul>
  );
}

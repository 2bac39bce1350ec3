export function Framework({ items }: { items: { title: string; body: string }[] }) {
  return (
    <ol className="numbered ruled-7 grid gap-x-12 md:grid-cols-2">
      {items.map(({ title, body }) => (
        <li key={title}>
          <div>
            <h3 className="font-display text-card">{title}</h3>
            <p className="mt-3 text-mist-soft">{body}</p>
          </div>
        </li>
      ))}
    </ol>
  );
}

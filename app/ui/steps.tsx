export function Steps({ steps }: { steps: { title: string; body: string }[] }) {
  const columns = steps.length % 3 === 0 ? "lg:grid-cols-3" : "md:grid-cols-2";
  return (
    <ol className={`numbered grid gap-x-10 *:border-t *:border-ink-rule *:py-6 ${columns}`}>
      {steps.map(({ title, body }) => (
        <li key={title}>
          <div>
            <h3 className="font-display text-card">{title}</h3>
            <p className="mt-2 text-mist-soft">{body}</p>
          </div>
        </li>
      ))}
    </ol>
  );
}

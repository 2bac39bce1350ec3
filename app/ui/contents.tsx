export function Contents({
  label,
  headings,
}: {
  label: string;
  headings: { id: string; text: string }[];
}) {
  if (headings.length < 3) return <div />;
  return (
    <nav aria-label={label} className="toc print:hidden">
      <p aria-hidden="true" className="pb-2 font-semibold">
        {label}
      </p>
      <details>
        <summary className="min-h-12 cursor-pointer py-3 font-semibold">{label}</summary>
        <ol className="pb-4">
          {headings.map(({ id, text }) => (
            <li key={id}>
              <a
                href={`#${id}`}
                className="block py-2 leading-tight text-paper-soft underline-offset-4 hover:text-paper-ink hover:underline"
              >
                {text}
              </a>
            </li>
          ))}
        </ol>
      </details>
    </nav>
  );
}

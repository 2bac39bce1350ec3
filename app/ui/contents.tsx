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
      <details className="border-y border-paper-line">
        <summary className="min-h-12 cursor-pointer py-3 font-semibold">{label}</summary>
        <ol className="pb-4">
          {headings.map(({ id, text }) => (
            <li key={id}>
              <a
                href={`#${id}`}
                className="block py-[0.45rem] leading-[1.35] text-paper-soft underline-offset-[0.2em] hover:text-paper-ink hover:underline"
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

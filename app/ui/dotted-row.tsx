/** A row of a description list, with dots from the name to its value. */
export function DottedRow({
  label,
  value,
  className = "",
}: {
  label: string;
  value: string;
  className?: string;
}) {
  return (
    <div className="flex flex-wrap items-baseline gap-x-3">
      <dt className="dots flex shrink-0 grow items-baseline gap-x-3 text-mist-muted">{label}</dt>
      <dd className={`ml-auto text-right ${className}`}>{value}</dd>
    </div>
  );
}

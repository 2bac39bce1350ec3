export function Stat({ value, label }: { value: string; label: string }) {
  return (
    <div className="flex flex-col-reverse justify-end">
      <dt className="text-small/[1.4] text-paper-soft">{label}</dt>
      <dd className="font-display text-[2.25rem]/[1.1]">{value}</dd>
    </div>
  );
}

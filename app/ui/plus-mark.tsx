/** The plus of a summary, which turns into a cross while its part is open. */
export function PlusMark({ className }: { className: string }) {
  return (
    <svg
      viewBox="0 0 20 20"
      className={`size-5 text-mist-muted transition-transform duration-200 group-open:rotate-45 print:hidden ${className}`}
      aria-hidden="true"
    >
      <path d="M10 3v14M3 10h14" stroke="currentColor" strokeWidth="2" />
    </svg>
  );
}

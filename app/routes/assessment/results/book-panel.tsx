import { bookPath } from "~/features/assessment/paths";
import type { Results } from "~/features/assessment/results/results";
import { ButtonLink } from "~/ui/button";

export function BookPanel({ code, routing }: { code: string; routing: Results["routing"] }) {
  const { label, call, length, body, action } = routing;
  return (
    <section
      id="book"
      aria-labelledby="book-title"
      className="w-full px-gutter pt-14 print:break-inside-avoid print:pt-6"
    >
      <div className="grid items-center gap-x-12 gap-y-6 border-l-4 border-rain bg-ink-raised p-6 sm:p-8 lg:grid-cols-[1fr_auto]">
        <div>
          <p className="font-semibold text-mist-muted">{label}</p>
          <h2 id="book-title" className="mt-1 font-display text-title">
            {call}, <span className="tabular-nums">{length}</span>
          </h2>
          <p className="mt-3 max-w-measure text-mist-soft">{body}</p>
        </div>
        <p className="print:hidden">
          <ButtonLink href={bookPath(code)}>{action}</ButtonLink>
        </p>
      </div>
    </section>
  );
}

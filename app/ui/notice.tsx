import { cva, type VariantProps } from "class-variance-authority";
import type { ReactNode } from "react";

const notice = cva("aside", {
  variants: { tone: { failure: "border-score-low", caution: "border-tungsten" } },
});

/** A message in the page: `failure` is announced at once, the others politely. */
export function Notice({
  tone,
  title,
  children,
}: VariantProps<typeof notice> & { title: string; children: ReactNode }) {
  return (
    <div role={tone === "failure" ? "alert" : "status"} className={notice({ tone })}>
      <p className="font-semibold">{title}</p>
      <div className="mt-1 text-mist-soft">{children}</div>
    </div>
  );
}

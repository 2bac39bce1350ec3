import { cva, type VariantProps } from "class-variance-authority";
import { type ReactNode, useEffect, useRef } from "react";

const notice = cva("border-l-4 bg-ink-raised px-5 py-4", {
  variants: {
    tone: { failure: "border-score-low", caution: "border-tungsten", calm: "border-rain" },
  },
  defaultVariants: { tone: "calm" },
});

/** `failure` is announced at once, others politely; the one that answers a post takes focus once per `answer`. */
export function Notice({
  tone,
  title,
  answer,
  children,
}: VariantProps<typeof notice> & { title: string; answer?: unknown; children: ReactNode }) {
  const message = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (answer) message.current?.focus();
  }, [answer]);
  const focusable = answer ? { tabIndex: -1, autoFocus: true } : {};
  return (
    <div
      ref={message}
      role={tone === "failure" ? "alert" : "status"}
      className={notice({ tone })}
      {...focusable}
    >
      <p className="font-semibold">{title}</p>
      <div className="mt-1 text-mist-soft">{children}</div>
    </div>
  );
}

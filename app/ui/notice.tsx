import { cva, type VariantProps } from "class-variance-authority";
import { type ReactNode, useEffect, useRef } from "react";

const notice = cva("aside", {
  variants: { tone: { failure: "border-score-low", caution: "border-tungsten" } },
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

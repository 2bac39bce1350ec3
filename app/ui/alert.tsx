import { type ReactNode, useEffect, useRef } from "react";
import { alreadySent } from "#content/thank-you.yaml";
import { refusedForm } from "#content/ui.yaml";
import { fill } from "~/content/format";
import { TextLink } from "./button";
import { ContactText, FilledText } from "./text";

const TONES = { failure: "border-score-low", caution: "border-tungsten", calm: "border-rain" };

/** `failure` is announced at once, others politely; an answer takes focus once per `focusOn`. */
export function Alert({
  tone = "calm",
  title,
  focusOn,
  children,
}: {
  tone?: keyof typeof TONES;
  title: string;
  focusOn?: unknown;
  children?: ReactNode;
}) {
  const message = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (focusOn) message.current?.focus();
  }, [focusOn]);
  const focusable = focusOn ? { tabIndex: -1, autoFocus: true } : {};
  return (
    <div
      ref={message}
      role={tone === "failure" ? "alert" : "status"}
      className={`border-s-4 bg-ink-raised px-5 py-4 ${TONES[tone]}`}
      {...focusable}
    >
      <p className="font-semibold">{title}</p>
      {children && <div className="mt-1 text-mist-soft">{children}</div>}
    </div>
  );
}

/** For a form refused whatever its values; `again` says how to send it once more. */
export function RefusedFormAlert({
  problem,
  again,
  focusOn,
}: {
  problem: keyof typeof refusedForm;
  again: string;
  focusOn?: unknown;
}) {
  const { title, text } = refusedForm[problem];
  return (
    <Alert tone="caution" focusOn={focusOn} title={title}>
      <ContactText text={fill(text, { again })} />
    </Alert>
  );
}

export function SentReference({ reference, receipt }: { reference: string; receipt: string }) {
  const values = {
    reference: <strong className="whitespace-nowrap tabular">{reference}</strong>,
  };
  return (
    <p>
      <FilledText text={alreadySent.reference} values={values} />{" "}
      <TextLink href={receipt} label={alreadySent.saveCopy} />
    </p>
  );
}

export function AlreadySentAlert(sent: { reference: string; receipt: string }) {
  return (
    <Alert title={alreadySent.title}>
      <SentReference {...sent} />
      <p>{alreadySent.formBelow}</p>
    </Alert>
  );
}

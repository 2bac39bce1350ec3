import { alreadySent as texts } from "#content/thank-you";
import { Alert } from "./alert";
import { textLinkClass } from "./button";
import { FilledText } from "./text";

/** The reference of what this browser sent, and the link to its receipt. */
export function SentReference({ reference, receipt }: { reference: string; receipt: string }) {
  const values = { reference: <strong className="tabular-nums">{reference}</strong> };
  return (
    <p>
      <FilledText text={texts.reference} values={values} />{" "}
      <a href={receipt} className={textLinkClass}>
        {texts.saveCopy}
      </a>
    </p>
  );
}

/** Above a form that this browser sent already. */
export function SentNotice(sent: { reference: string; receipt: string }) {
  return (
    <Alert title={texts.title}>
      <SentReference {...sent} />
      <p>{texts.formBelow}</p>
    </Alert>
  );
}

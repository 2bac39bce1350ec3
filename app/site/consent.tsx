import { useContext } from "react";
import { useLocation } from "react-router";
import { consent } from "#content/consent";
import analytics from "~/enhance/analytics.js?url&no-inline";
import { Button } from "~/ui/button";
import { MeasurementId } from "./measurement-id";

/**
 * The question about analytics, the same on every page and for everyone, and the script that hides it
 * once answered. Nothing where no measurement id is set. The server alone renders it.
 */
export function Consent() {
  const measurementId = useContext(MeasurementId);
  const { pathname, search } = useLocation();
  if (!measurementId) return null;
  return (
    <>
      <form
        id="consent"
        method="post"
        action="/consent"
        aria-labelledby="consent-question"
        tabIndex={-1}
        className="consent-strip border-t border-ink-line bg-ink-raised print:hidden"
      >
        <input type="hidden" name="return" value={pathname + search} />
        <div className="page-width flex flex-wrap items-center gap-x-8 gap-y-2 py-3">
          <p className="grow text-small text-mist-soft">
            <span id="consent-question">{consent.question}</span>{" "}
            <a
              href={consent.policy.href}
              className="whitespace-nowrap text-rain underline underline-offset-4"
            >
              {consent.policy.label}
            </a>
          </p>
          <p className="flex grow gap-3 sm:grow-0">
            <Choice value="grant">{consent.grant}</Choice>
            <Choice value="deny">{consent.deny}</Choice>
          </p>
        </div>
      </form>
      <script type="module" src={analytics} data-measurement-id={measurementId} />
    </>
  );
}

/** Asks the question again; without scripts the address alone shows it. */
export function ConsentLink() {
  if (!useContext(MeasurementId)) return null;
  return (
    <a href="#consent" className="inline-flex min-h-8 items-center underline underline-offset-4">
      {consent.settings}
    </a>
  );
}

function Choice({ value, children }: { value: "grant" | "deny"; children: string }) {
  return (
    <Button name="choice" value={value} kind="secondary" className="grow px-4">
      {children}
    </Button>
  );
}

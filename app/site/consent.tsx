import { createContext, useContext } from "react";
import { useLocation } from "react-router";
import { consent } from "#content/consent.yaml";
import analytics from "~/analytics/analytics.ts?script";
import { Button } from "~/ui/button";

const CHOICES = ["grant", "deny"] as const;

/** GA_MEASUREMENT_ID on the server, error pages included. In browsers it has no value. */
export const MeasurementId = createContext<string | undefined>(undefined);

/** The same for every visitor, so that pages can be cached; nothing without a measurement id. */
export function Consent() {
  const measurementId = useContext(MeasurementId);
  const { pathname, search } = useLocation();
  if (!measurementId) return null;
  return (
    <>
      <div className="consent-track">
        <form
          id="consent"
          method="post"
          action="/consent"
          aria-labelledby="consent-question"
          tabIndex={-1}
          className="border-t border-ink-line bg-ink-raised"
        >
          <input type="hidden" name="return" value={pathname + search} />
          <div className="flex items-center justify-between gap-x-4 px-gutter py-1 text-[0.75rem] max-[24rem]:flex-wrap sm:text-small">
            <p className="[line-height:1.25] text-mist-soft">
              <span id="consent-question">{consent.question}</span>{" "}
              <a
                href={consent.policy.href}
                className="whitespace-nowrap text-rain underline underline-offset-4"
              >
                {consent.policy.label}
              </a>{" "}
              {CHOICES.map((choice) => (
                <span
                  key={choice}
                  id={`consent-${choice}`}
                  className="font-semibold not-target:hidden"
                >
                  {`${consent.confirmations[choice]} `}
                </span>
              ))}
            </p>{" "}
            <p className="flex shrink-0 gap-2">
              {CHOICES.map((choice) => (
                <Button
                  key={choice}
                  name="choice"
                  value={choice}
                  kind="secondary"
                  className="max-sm:px-2"
                >
                  {`${consent[choice]} `}
                </Button>
              ))}
            </p>
          </div>
        </form>
      </div>
      <script
        type="module"
        src={analytics}
        fetchPriority="low"
        data-measurement-id={measurementId}
      />
    </>
  );
}

/** Works by :target, so also without scripts. */
export function ConsentLink() {
  if (!useContext(MeasurementId)) return null;
  return (
    <a href="#consent" className="inline-flex min-h-8 items-center underline underline-offset-4">
      {consent.settings}
      {/* Not in the page without scripts, which do the counting. */}
      <span data-gpc={consent.globalPrivacyControl} />
    </a>
  );
}

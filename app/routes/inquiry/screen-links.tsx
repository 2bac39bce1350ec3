import { Link } from "react-router";
import { buttonLook } from "~/ui/button";

/** The quiet way back and, once there is an answer, on. */
export function ScreenLinks({
  backHref,
  continueHref,
}: {
  backHref: string | null;
  continueHref?: string;
}) {
  return (
    <div className="mt-7 flex flex-wrap items-center justify-between gap-4">
      {backHref ? (
        <Link to={backHref} preventScrollReset className={buttonLook({ kind: "quiet" })}>
          <span aria-hidden="true">←&nbsp;</span>Back
        </Link>
      ) : (
        <span />
      )}
      {continueHref && (
        <Link to={continueHref} preventScrollReset className={buttonLook()}>
          Continue
        </Link>
      )}
    </div>
  );
}

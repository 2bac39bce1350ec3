import { Link } from "react-router";
import * as words from "#content/words/inquiry";
import { buttonLook } from "~/ui/button";

export function ScreenLinks({
  backHref,
  continueHref,
}: {
  backHref: string | null;
  continueHref?: string;
}) {
  if (!backHref && !continueHref) return null;
  return (
    <div className="modal-links mt-7 flex flex-wrap items-center justify-between gap-4">
      {backHref && (
        <Link to={backHref} preventScrollReset className={buttonLook({ kind: "quiet" })}>
          <span aria-hidden="true">←</span> {words.back}{" "}
        </Link>
      )}
      {continueHref && <ContinueLink href={continueHref} />}
    </div>
  );
}

export function ContinueLink({ href }: { href: string }) {
  return (
    <Link to={href} preventScrollReset className={buttonLook()}>
      {words.continueWord}
    </Link>
  );
}

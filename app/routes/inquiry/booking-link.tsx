import { buttonLook } from "~/ui/button";

/** The way to the scheduler, in a new tab; out of use while an inquiry is on its way. */
export function BookingLink({
  href,
  label,
  disabled,
}: {
  href: string;
  label: string;
  disabled?: boolean;
}) {
  if (disabled) {
    return (
      <span role="link" aria-disabled="true" className={buttonLook({ className: "opacity-55" })}>
        {label}
      </span>
    );
  }
  return (
    <a href={href} target="_blank" rel="noopener noreferrer" className={buttonLook()}>
      {label}
      <span className="sr-only"> (opens in a new tab)</span>
    </a>
  );
}

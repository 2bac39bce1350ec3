import { Button, ButtonLink } from "~/ui/button";

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
      <Button type="button" disabled>
        {label}
      </Button>
    );
  }
  return (
    <ButtonLink href={href} external>
      {label}
    </ButtonLink>
  );
}

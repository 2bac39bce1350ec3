import { BookLink } from "~/site/book-link";
import { Button } from "~/ui/button";

/** The way to the call, which an inquiry is about; out of use while that is on its way. */
export function BookingLink({
  call,
  submission,
  label,
  disabled,
}: {
  call: string;
  submission: string;
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
    <BookLink call={call} submission={submission}>
      {label}
    </BookLink>
  );
}

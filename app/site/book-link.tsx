import type { ComponentProps } from "react";
import { useRouteLoaderData } from "react-router";
import type { BookingKind } from "~/booking/booking-url.server";
import { ButtonLink } from "~/ui/button";

/** Opens a scheduler in a new tab if one is set up, or else our own page. */
export function BookLink({
  call,
  submission,
  ...rest
}: Omit<ComponentProps<typeof ButtonLink>, "href" | "external"> & {
  call: string;
  /** The submission id of the inquiry that the call is about. */
  submission?: string;
}) {
  const root = useRouteLoaderData<{ scheduled: BookingKind[] }>("root");
  const isScheduled = root?.scheduled.some((kind) => kind === call);
  const query = submission === undefined ? "" : `?id=${submission}`;
  return <ButtonLink href={`/book/${call}${query}`} external={isScheduled} {...rest} />;
}

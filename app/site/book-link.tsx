import type { ComponentProps } from "react";
import { useRouteLoaderData } from "react-router";
import type { BookingKind } from "~/booking/booking-url.server";
import { ButtonLink } from "~/ui/button";

/** A link that books a call: in a new tab where a scheduler does, else on our own page. */
export function BookLink({
  call,
  submission,
  ...rest
}: Omit<ComponentProps<typeof ButtonLink>, "href" | "external"> & {
  call: string;
  /** The inquiry that the call is about. */
  submission?: string;
}) {
  const root = useRouteLoaderData("root") as { scheduled: BookingKind[] } | undefined;
  const isScheduled = root?.scheduled.some((kind) => kind === call);
  const query = submission === undefined ? "" : `?id=${submission}`;
  return <ButtonLink href={`/book/${call}${query}`} external={isScheduled} {...rest} />;
}

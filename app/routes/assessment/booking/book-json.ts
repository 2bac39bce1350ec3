import { redirect } from "react-router";
import { problems } from "#content/assessment/booking.yaml";
import { type BookingMessage, bookCall } from "~/features/assessment/booking.server";
import { bookPath } from "~/features/assessment/paths";
import { platformContext } from "~/platform.server";
import type { Route } from "./+types/book-json";

export function loader({ params }: Route.LoaderArgs) {
  return redirect(bookPath(params.code));
}

export type BookingReply =
  /** `opening` is true only if the new tab was not blocked. */
  | { location: string; messages: BookingMessage[]; opening?: BookingMessage }
  | { refused: BookingMessage; token: string };

export async function action({ request, params, context }: Route.ActionArgs) {
  const platform = context.get(platformContext);
  const result = await bookCall(platform, request, params.code);
  if (!result.ok) {
    const { problem, token, reply } = result.failed;
    const found = Object.values(reply.error ?? {}).flatMap((messages) => messages ?? []);
    const { title, text } = problems[problem];
    // The page is not loaded anew: no field is marked.
    const named = problem === "invalid" ? found.join(". ") : text;
    const refusal: BookingReply = { refused: { title, text: named }, token };
    return Response.json(refusal, { status: result.status });
  }
  const { ok: _, headers, ...reply } = result;
  return Response.json(reply satisfies BookingReply, { headers });
}

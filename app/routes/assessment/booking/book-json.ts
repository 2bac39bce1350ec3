import { redirect } from "react-router";
import { platformContext } from "~/env.server";
import { bookingProblems } from "~/features/assessment/booking/booking-messages";
import { bookPath } from "~/features/assessment/paths";
import type { Route } from "./+types/book-json";
import { bookCall } from "./book-call.server";

export function loader({ params }: Route.LoaderArgs) {
  return redirect(bookPath(params.code));
}

/** For app/enhance/assessment-booking.js, which opened the tab itself. */
export async function action({ request, params, context }: Route.ActionArgs) {
  const answer = await bookCall(context.get(platformContext), request, params.code);
  if (answer.ok) {
    const { location, messages, cookies } = answer;
    const headers = cookies.map((cookie): [string, string] => ["Set-Cookie", cookie]);
    return Response.json({ location, messages }, { headers });
  }
  const { problem, token } = answer.failed;
  return Response.json({ refused: bookingProblems[problem], token }, { status: answer.status });
}

import { env } from "cloudflare:workers";
import { notificationsClient } from "../../stand-ins/client.ts";
import { openTestSite } from "../test-site.ts";

export const MAIL = { NOTIFY_TO: "a@studio.test", NOTIFY_FROM: "site@studio.test" };

const sink = notificationsClient(env.NOTIFICATIONS);

/** A site with a webhook address of its own, at the stand-in of its NOTIFY_FORMAT; `mails` are what its EMAIL binding accepted. */
export function openNotifiedSite(variables: Record<string, string> = {}) {
  const path = `/notices/${variables.NOTIFY_FORMAT ?? "json"}/${crypto.randomUUID()}`;
  const mails: { subject: string; text: string; to: string[]; replyTo?: string }[] = [];
  const site = openTestSite({
    NOTIFY_URL: env.NOTIFICATIONS + path,
    RATE_LIMITS: "off",
    // Whether one is due depends on the time of day.
    UNANSWERED_AFTER: "off",
    ...variables,
  });
  const send = async (message: unknown) => void mails.push(message as (typeof mails)[number]);
  site.platform.bindings.EMAIL = { send } as unknown as SendEmail;
  return {
    ...site,
    mails,
    received: async () => (await sink.posts(path)).filter(({ accepted }) => accepted),
    attempts: () => sink.posts(path),
    setMode: (mode: Parameters<typeof sink.setMode>[0], times?: number) =>
      sink.setMode(mode, { match: path, times }),
  };
}

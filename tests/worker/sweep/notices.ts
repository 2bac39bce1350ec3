import { env } from "cloudflare:workers";
import { noticesClient } from "../../stand-ins/client.ts";
import { openStudio } from "../studio.ts";

const sink = noticesClient(env.NOTICES);

/** A studio that is told of its leads at an address of its own; `mails` are what its EMAIL binding took. */
export function openToldStudio(variables: Record<string, string> = {}, mail = true) {
  const path = `/notices/${crypto.randomUUID()}`;
  const mails: { subject: string; text: string; to: string[]; replyTo?: string }[] = [];
  const studio = openStudio({ NOTIFY_URL: env.NOTICES + path, RATE_LIMITS: "off", ...variables });
  const send = async (message: unknown) => void mails.push(message as (typeof mails)[number]);
  if (mail) studio.platform.bindings.EMAIL = { send } as unknown as SendEmail;
  return {
    ...studio,
    mails,
    told: async () => (await sink.posts(path)).filter(({ accepted }) => accepted),
    tried: () => sink.posts(path),
    setMode: (mode: Parameters<typeof sink.setMode>[0], times?: number) =>
      sink.setMode(mode, { match: path, times }),
  };
}

/** Nothing noted down, nothing sent, no trouble known. */
export async function forgetEverything() {
  const tables = ["leads", "notices", "troubles", "heartbeats"];
  await env.DB.batch(tables.map((table) => env.DB.prepare(`DELETE FROM ${table}`)));
}

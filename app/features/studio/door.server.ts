import type { Settings } from "~/env.server";

/** How people get into the inbox here: by Cloudflare Access, by this machine's one-time key, or not at all. */
export type Door =
  | { kind: "access"; team: string; audience: string }
  | { kind: "local"; key: string }
  | { kind: "closed" };

type DoorSettings = Pick<Settings, "ACCESS_TEAM" | "ACCESS_AUD" | "STUDIO_KEY" | "wrong">;

const CLOSED: Door = { kind: "closed" };

/**
 * The door that a request stands at. A wrong or lonely variable of Access's two is a mistake, and no door opens;
 * the local key counts on this machine's own addresses alone.
 */
export function findDoor(settings: DoorSettings, url: URL): Door {
  const { ACCESS_TEAM, ACCESS_AUD, STUDIO_KEY, wrong } = settings;
  if (wrong.some(({ name }) => name.startsWith("ACCESS_"))) return CLOSED;
  const isLocal = url.protocol === "http:" && ["localhost", "127.0.0.1"].includes(url.hostname);
  if (ACCESS_TEAM || ACCESS_AUD) {
    if (!ACCESS_TEAM || !ACCESS_AUD || !(isLocal || url.protocol === "https:")) return CLOSED;
    return { kind: "access", team: ACCESS_TEAM, audience: ACCESS_AUD };
  }
  return isLocal && STUDIO_KEY ? { kind: "local", key: STUDIO_KEY } : CLOSED;
}

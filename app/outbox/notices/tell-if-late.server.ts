import type { Platform } from "~/env.server";
import { isSweepLate, readHeartbeat } from "~/outbox/store/heartbeat.server";
import { openChannels } from "./notice.server";
import { tellStudio } from "./tell-studio.server";
import { watchTroubles } from "./troubles.server";

/** As many as one visit tells in place of a sweep that does not come. */
const MOST = 5;

/** Lets a visit tell the studio when no sweep does. Never throws. */
export async function tellIfLate(platform: Platform): Promise<void> {
  if (openChannels(platform).length === 0) return;
  try {
    const now = Date.now();
    const heartbeat = await readHeartbeat(platform.bindings.DB, now);
    if (!isSweepLate(heartbeat, now)) return;
    await watchTroubles(platform, heartbeat, now);
    await tellStudio(platform, MOST);
  } catch (error) {
    console.error(JSON.stringify({ event: "notices.failed", detail: String(error).slice(0, 200) }));
  }
}

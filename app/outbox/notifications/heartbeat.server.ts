import type { Platform } from "~/env.server";
import { countBacklog, findProblems } from "~/outbox/health.server";

const TIMEOUT_MS = 2_000;

/**
 * Requests HEARTBEAT_URL after each healthy sweep, so that a monitor notices when sweeps stop. After one with
 * problems it posts their names to HEARTBEAT_URL/fail, or nothing with HEARTBEAT_FAIL=off. Never throws.
 */
export async function reportHeartbeat(platform: Platform, sweep: Promise<string[]>) {
  const { HEARTBEAT_URL, HEARTBEAT_FAIL } = platform.settings;
  if (!HEARTBEAT_URL) return;
  const problems = await findSweepProblems(platform, sweep);
  if (problems.length > 0 && HEARTBEAT_FAIL === "off") return;
  try {
    const response =
      problems.length === 0
        ? await fetch(HEARTBEAT_URL, request())
        : await fetch(failUrl(HEARTBEAT_URL), {
            ...request(),
            method: "POST",
            body: problems.join("\n"),
          });
    if (!response.ok) throw new Error(`status ${response.status}`);
  } catch (cause) {
    const detail = cause instanceof Error ? cause.message : "unknown";
    console.error(JSON.stringify({ event: "heartbeat.failed", detail: detail.slice(0, 200) }));
  }
}

async function findSweepProblems(platform: Platform, sweep: Promise<string[]>) {
  try {
    const failed = await sweep;
    return [
      ...failed,
      ...findProblems(platform.settings, await countBacklog(platform.bindings.DB)),
    ];
  } catch {
    return ["sweep.failed"];
  }
}

function request(): RequestInit {
  return { redirect: "manual", signal: AbortSignal.timeout(TIMEOUT_MS) };
}

function failUrl(address: string): URL {
  const url = new URL(address);
  url.pathname = `${url.pathname.replace(/\/$/, "")}/fail`;
  return url;
}

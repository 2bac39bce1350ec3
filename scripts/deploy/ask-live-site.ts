import { setTimeout as sleep } from "node:timers/promises";

type Health = { ok: boolean; settings?: { name: string; problem: string }[] };

/** Asks the deployed site how it is until it answers; throws when it is not well. */
export async function askLiveSite(origin: string, { tries = 12, pauseMs = 5_000 } = {}) {
  const health = await ask(origin, tries, pauseMs);
  if (!health?.ok) throw new Error(`${origin}/healthz does not say that the site is well.`);
  const wrong = health.settings ?? [];
  if (wrong.length === 0) return;
  const lines = wrong.map(({ name, problem }) => `${name} ${problem}`);
  throw new Error(`The site is deployed, but not rightly set:\n${lines.join("\n")}`);
}

async function ask(origin: string, tries: number, pauseMs: number): Promise<Health | null> {
  for (let left = tries; left > 0; left--) {
    const health = await askOnce(origin).catch(() => null);
    if (health?.ok) return health;
    if (left > 1) await sleep(pauseMs);
  }
  return null;
}

async function askOnce(origin: string): Promise<Health> {
  const signal = AbortSignal.timeout(10_000);
  const answer = await fetch(`${origin}/healthz`, { signal, redirect: "manual" });
  return (await answer.json()) as Health;
}

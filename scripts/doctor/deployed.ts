import type { Problem } from "../settings/check-settings.ts";
import { runQuietly } from "../tools.ts";

const PATIENCE_MS = 10_000;

/** The names of the deployed Worker's secrets, or a sentence when nobody here can see them. */
export async function listSecrets(worker: string): Promise<string[] | string> {
  try {
    const args = ["secret", "list", "--name", worker];
    const output = await runQuietly("wrangler", args, { timeout: PATIENCE_MS });
    const secrets: { name: string }[] = JSON.parse(output.slice(output.indexOf("[")));
    return secrets.map(({ name }) => name);
  } catch {
    return `secrets of ${worker}: not logged in (npx wrangler login), no network, or not deployed yet`;
  }
}

/** What the live site says is wrongly set, or a sentence when it does not answer. */
export async function askHealth(origin: string): Promise<Problem[] | string> {
  try {
    const signal = AbortSignal.timeout(PATIENCE_MS);
    const answer = await fetch(`${origin}/healthz`, { signal, redirect: "manual" });
    const { settings } = (await answer.json()) as { settings?: Problem[] };
    if (Array.isArray(settings)) return settings;
    return `${origin}/healthz: answers ${answer.status}, without its settings`;
  } catch {
    return `${origin}/healthz: does not answer from here`;
  }
}

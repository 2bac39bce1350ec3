import { setTimeout as sleep } from "node:timers/promises";

const TIMEOUT_MS = 20_000;

/** Asks again until the answer is truthy; a page that is being replaced may answer with an error. */
export async function until<Answer>(
  what: string,
  ask: () => Promise<Answer>,
  describePage = async () => "",
): Promise<Exclude<Answer, false | null | undefined>> {
  const deadline = Date.now() + TIMEOUT_MS;
  let failure = "";
  while (Date.now() < deadline) {
    try {
      const answer = await ask();
      if (answer) return answer as Exclude<Answer, false | null | undefined>;
    } catch (error) {
      failure = String(error);
    }
    await sleep(40);
  }
  const page = await describePage().catch(String);
  throw new Error(`Timed out: ${what}. ${failure}\n${page.slice(0, 1500)}`);
}

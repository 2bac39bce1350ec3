import { setTimeout as sleep } from "node:timers/promises";

const PATIENCE_MS = 15_000;

/** Asks again until the answer is true-ish; a page on its way out may answer with an error. */
export async function until<Answer>(
  what: string,
  ask: () => Promise<Answer>,
  readPage: () => Promise<string>,
): Promise<Exclude<Answer, false | null | undefined>> {
  const deadline = Date.now() + PATIENCE_MS;
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
  const page = await readPage().catch(String);
  throw new Error(`Waited in vain: ${what}. ${failure}\n${page.slice(0, 1500)}`);
}

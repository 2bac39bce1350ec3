import { vi } from "vitest";

/** Asks again until the answer is truthy; a page that is being replaced may answer with an error. */
export async function until(
  what: string,
  ask: () => Promise<unknown>,
  describePage = async () => "",
): Promise<void> {
  const attempt = async () => {
    if (!(await ask())) throw new Error("not yet");
  };
  try {
    await vi.waitFor(attempt, { timeout: 20_000, interval: 40 });
  } catch (error) {
    const page = await describePage().catch(String);
    throw new Error(`Timed out: ${what}. ${error}\n${page.slice(0, 1500)}`);
  }
}

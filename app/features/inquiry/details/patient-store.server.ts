/** A store that stumbles is asked once more after this, in milliseconds. */
const RETRY_MS = 200;

/** Asks the store, and once more when it stumbles. */
export async function withRetry<Result>(ask: () => Promise<Result>): Promise<Result> {
  try {
    return await ask();
  } catch {
    await new Promise((resolve) => setTimeout(resolve, RETRY_MS));
    return ask();
  }
}

export function logStore(event: string, error: unknown): void {
  console.error(JSON.stringify({ event, detail: String(error) }));
}

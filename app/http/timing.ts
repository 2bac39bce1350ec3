export const MINUTE_MS = 60 * 1000;
export const HOUR_MS = 60 * MINUTE_MS;
export const DAY_MS = 24 * HOUR_MS;

export function sleep(ms: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, ms));
}

/** The result of `work`, or that of `late` when it takes longer than `ms`; `work` continues. */
export async function withTimeout<Result, Late>(
  work: Promise<Result>,
  ms: number,
  late: () => Late,
): Promise<Result | Late> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const limit = new Promise<void>((resolve) => {
    timer = setTimeout(resolve, ms);
  });
  try {
    return await Promise.race([work, limit.then(late)]);
  } finally {
    clearTimeout(timer);
  }
}

/** The result of `work`; throws when it takes longer than `ms`. */
export function failAfter<Result>(work: Promise<Result>, ms: number): Promise<Result> {
  return withTimeout(work, ms, () => {
    throw new DOMException(`no answer within ${ms} ms`, "TimeoutError");
  });
}

export async function withRetries<Result>(work: () => Promise<Result>, pauses: number[]) {
  for (const pause of pauses) {
    try {
      return await work();
    } catch {
      await sleep(pause);
    }
  }
  return work();
}

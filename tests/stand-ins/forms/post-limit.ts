const MINUTE_MS = 60_000;

/** Counts posts per form in a sliding minute; null counts nothing. */
export function createPostLimit(limitPerMinute: number | null) {
  let posts: { form: string; at: number }[] = [];

  /** Counts one post and answers 0, or answers the seconds to wait and counts nothing. */
  return function secondsToWait(form: string): number {
    if (limitPerMinute === null) return 0;
    const now = Date.now();
    posts = posts.filter(({ at }) => at > now - MINUTE_MS);
    const counted = posts.filter((post) => post.form === form);
    if (counted.length >= limitPerMinute) {
      const oldest = counted[0]?.at ?? now;
      return Math.ceil((oldest + MINUTE_MS - now) / 1_000);
    }

    posts.push({ form, at: now });
    return 0;
  };
}

/** Chromium and the standard; Chromium and WebKit before it; WebKit's previews; Firefox. */
const PURPOSE_HEADERS = ["Sec-Purpose", "Purpose", "X-Purpose", "X-Moz"];

/** Whether a browser asks before anybody has followed the link, so that the request must have no effect. */
export function isPrefetch({ headers }: Request): boolean {
  return PURPOSE_HEADERS.some((name) =>
    /prefetch|prerender|preview/i.test(headers.get(name) ?? ""),
  );
}

/** Larger bodies are refused, in bytes. */
export const MAX_BODY_BYTES = 256 * 1024;
/** A body a little too large is read to its end and dropped: proxies take an early answer for a broken connection. */
const MAX_DRAINED_BYTES = 1024 * 1024;
/** A body that takes longer to arrive is given up, in milliseconds. */
export const BODY_TIMEOUT_MS = 15_000;

/** The body of a request, bounded in size and time, or the status that says why not. */
export async function readBody(
  request: Request,
): Promise<Uint8Array | { status: 400 | 408 | 413 }> {
  const declared = Number(request.headers.get("Content-Length") ?? 0);
  if (declared > MAX_DRAINED_BYTES) return { status: 413 };
  const reader = request.body?.getReader();
  if (!reader) return new Uint8Array();
  const deadline = timeout(BODY_TIMEOUT_MS);
  const chunks: Uint8Array[] = [];
  let size = 0;
  try {
    while (true) {
      const read = await Promise.race([reader.read(), deadline.expired]);
      if (read === "expired") return { status: 408 };
      if (read.done && size > MAX_BODY_BYTES) return { status: 413 };
      if (read.done) return concatenate(chunks, size);
      size += read.value.byteLength;
      if (size > MAX_DRAINED_BYTES) return { status: 413 };
      if (size <= MAX_BODY_BYTES) chunks.push(read.value);
    }
  } catch {
    return { status: 400 };
  } finally {
    deadline.clear();
    reader.cancel().catch(() => {});
  }
}

function timeout(ms: number) {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const expired = new Promise<"expired">((resolve) => {
    timer = setTimeout(() => resolve("expired"), ms);
  });
  return { expired, clear: () => clearTimeout(timer) };
}

function concatenate(chunks: Uint8Array[], size: number): Uint8Array {
  const all = new Uint8Array(size);
  let at = 0;
  for (const chunk of chunks) {
    all.set(chunk, at);
    at += chunk.byteLength;
  }
  return all;
}

const ONE_RANGE = /^bytes=(\d*)-(\d*)$/;

type Part = { from: number; to: number };

/** Applies a Range header (RFC 9110, section 14), one chunk in memory at a time; several ranges get the whole body. */
export function rangeResponse(whole: Response, requested: Headers, size = 0): Response {
  const headers = new Headers(whole.headers);
  headers.set("Accept-Ranges", "bytes");
  // An error may be over soon.
  if (whole.status !== 200 && whole.status !== 304) headers.delete("Cache-Control");
  const range = ONE_RANGE.exec(requested.get("Range") ?? "");
  const version = requested.get("If-Range");
  const isOther = version !== null && version !== headers.get("ETag");
  if (whole.status !== 200 || !whole.body || !size || !range || isOther) {
    return new Response(whole.body, { status: whole.status, headers });
  }
  headers.delete("Content-Length");
  const part = resolve(range, size);
  if (!part) {
    void whole.body.cancel();
    headers.delete("Cache-Control");
    headers.set("Content-Range", `bytes */${size}`);
    return new Response(null, { status: 416, headers });
  }
  headers.set("Cache-Control", "private, max-age=86400");
  headers.set("Content-Range", `bytes ${part.from}-${part.to - 1}/${size}`);
  const body = sliceStream(whole.body, part).pipeThrough(
    new FixedLengthStream(part.to - part.from),
  );
  return new Response(body, { status: 206, headers });
}

function resolve([, first, last]: RegExpExecArray, size: number): Part | null {
  if (!first && !last) return null;
  const from = first ? Number(first) : Math.max(size - Number(last), 0);
  const to = first && last ? Math.min(Number(last) + 1, size) : size;
  return from < to ? { from, to } : null;
}

/** Reads on only when the client has taken the last chunk. */
function sliceStream(body: ReadableStream<Uint8Array>, { from, to }: Part) {
  const reader = body.getReader();
  let position = 0;
  async function pull(controller: ReadableStreamDefaultController<Uint8Array>) {
    while (position < to) {
      const { done, value } = await reader.read();
      if (done) return controller.close();
      const part = value.subarray(Math.max(0, from - position), Math.max(0, to - position));
      position += value.byteLength;
      if (part.byteLength > 0) return controller.enqueue(part);
    }
    controller.close();
    await reader.cancel();
  }
  const cancel = (reason: unknown) => reader.cancel(reason);
  return new ReadableStream<Uint8Array>({ pull, cancel }, { highWaterMark: 0 });
}

const ONE_RANGE = /^bytes=(\d*)-(\d*)$/;

/** Applies a Range header (RFC 9110, section 14); several ranges get the whole body. */
export async function rangeResponse(whole: Response, requested: Headers): Promise<Response> {
  const headers = new Headers(whole.headers);
  headers.set("Accept-Ranges", "bytes");
  const range = ONE_RANGE.exec(requested.get("Range") ?? "");
  const version = requested.get("If-Range");
  const isOther = version !== null && version !== headers.get("ETag");
  if (whole.status !== 200 || !range || isOther) {
    return new Response(whole.body, { status: whole.status, headers });
  }
  const body = await whole.arrayBuffer();
  const part = resolve(range, body.byteLength);
  headers.set("Cache-Control", "private, max-age=86400");
  headers.delete("Content-Length");
  if (!part) {
    headers.set("Content-Range", `bytes */${body.byteLength}`);
    return new Response(null, { status: 416, headers });
  }
  headers.set("Content-Range", `bytes ${part.from}-${part.to - 1}/${body.byteLength}`);
  return new Response(body.slice(part.from, part.to), { status: 206, headers });
}

function resolve([, first, last]: RegExpExecArray, size: number) {
  if (!first && !last) return null;
  const from = first ? Number(first) : Math.max(size - Number(last), 0);
  const to = first && last ? Math.min(Number(last) + 1, size) : size;
  return from < to ? { from, to } : null;
}

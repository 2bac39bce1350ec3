import { brotliCompressSync, constants, gzipSync } from "node:zlib";

export type Bytes = { gzip: number; brotli: number };

export const noBytes: Bytes = { gzip: 0, brotli: 0 };

const COMPRESSIBLE = /html|css|javascript|json|svg|xml|text/;
// What Cloudflare uses on the fly.
const BROTLI_QUALITY = 4;

/** What a body weighs on the wire; fonts and pictures are compressed already. */
export function transferBytes(body: Buffer, contentType: string): Bytes {
  if (!COMPRESSIBLE.test(contentType)) return { gzip: body.length, brotli: body.length };
  const params = { [constants.BROTLI_PARAM_QUALITY]: BROTLI_QUALITY };
  return { gzip: gzipSync(body).length, brotli: brotliCompressSync(body, { params }).length };
}

export function sum(parts: Bytes[]): Bytes {
  return parts.reduce(
    (total, part) => ({ gzip: total.gzip + part.gzip, brotli: total.brotli + part.brotli }),
    noBytes,
  );
}

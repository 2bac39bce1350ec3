import { createSecureServer, type Http2ServerRequest, type Http2ServerResponse } from "node:http2";
import type { AddressInfo } from "node:net";
import { brotliCompressSync, constants } from "node:zlib";
import { localCertificate } from "./local-certificate.ts";

export type Answer = { status: number; headers: Record<string, string>; body: Buffer };
/** What a site answers to a GET of this path, headers of the visitor included. */
export type Site = (path: string, headers: Record<string, string>) => Promise<Answer>;

export type Front = { origin: string; stop: () => Promise<void> };

const COMPRESSIBLE =
  /^(text\/|application\/(json|javascript|manifest\+json|xml)|image\/(svg|x-icon))/;
// What Cloudflare uses on the fly.
const PARAMS = { [constants.BROTLI_PARAM_QUALITY]: 4 };

/** Serves a site as an edge does, the same for everybody: HTTP/2, TLS, brotli. */
export async function startFront(site: Site): Promise<Front> {
  const server = createSecureServer(await localCertificate(), (request, response) => {
    // What a browser no longer waits for cannot be answered, and need not be.
    answer(site, request, response).catch(() => response.stream.destroy());
  });
  const sessions = new Set<{ destroy: () => void }>();
  server.on("session", (session) => sessions.add(session));
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  return {
    origin: `https://localhost:${(server.address() as AddressInfo).port}`,
    async stop() {
      for (const session of sessions) session.destroy();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}

const squeezedOnce = new WeakMap<Buffer, Buffer>();

function squeeze(body: Buffer): Buffer {
  const bytes = squeezedOnce.get(body) ?? brotliCompressSync(body, { params: PARAMS });
  squeezedOnce.set(body, bytes);
  return bytes;
}

async function answer(site: Site, request: Http2ServerRequest, response: Http2ServerResponse) {
  const sent = Object.entries(request.headers).filter(([name]) => !name.startsWith(":"));
  const { status, headers, body } = await site(
    request.url,
    Object.fromEntries(sent) as Answer["headers"],
  );
  const squeezed = COMPRESSIBLE.test(headers["content-type"] ?? "") && body.length > 200;
  const encoding = squeezed ? { "content-encoding": "br" } : {};
  const bytes = squeezed ? squeeze(body) : body;
  response.stream.respond({ ":status": status, ...headers, ...encoding, vary: "accept-encoding" });
  response.stream.end(bytes);
}

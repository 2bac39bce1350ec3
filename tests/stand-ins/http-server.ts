import { once } from "node:events";
import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";

const MAX_BODY_BYTES = 1_000_000;

export type Received = {
  method: string;
  url: URL;
  headers: Record<string, string>;
  body: string;
};

/** What a stand-in does with a request: answer it, never answer, or cut the connection. */
export type Reply = Response | "hang" | "reset";

export type StandIn = { url: string; close(): Promise<void> };

type Responder = (received: Received) => Reply | Promise<Reply>;

/** Serves a responder on 127.0.0.1 (port 0: any free one); rejects when the port is taken. */
export async function startServer(respond: Responder, port = 0): Promise<StandIn> {
  const server = createServer(async (request, response) => {
    try {
      await send(await replyTo(request, respond), response);
    } catch (error) {
      // A client that left in the middle of its body has no socket to answer on.
      if (!request.socket.destroyed) await send(jsonError(500, String(error)), response);
    }
  });
  server.listen(port, "127.0.0.1");
  await once(server, "listening");

  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    async close() {
      if (!server.listening) return;
      const closed = once(server, "close");
      server.close();
      server.closeAllConnections();
      await closed;
    },
  };
}

export function jsonError(status: number, error: string, headers?: Record<string, string>) {
  return Response.json({ error }, { status, headers });
}

export function htmlPage(title: string, body: string) {
  const page = `<!doctype html><html lang="en"><meta charset="utf-8"><title>${escapeHtml(title)}</title>
<body><h1>${escapeHtml(title)}</h1>${body}</body></html>`;
  return new Response(page, { headers: { "content-type": "text/html; charset=utf-8" } });
}

export function escapeHtml(text: string) {
  return text.replace(/[&<>"']/g, (character) => `&#${character.charCodeAt(0)};`);
}

async function replyTo(request: IncomingMessage, respond: Responder): Promise<Reply> {
  const body = await readBody(request);
  if (body === null) return jsonError(413, "Body over 1 MB");
  const address = `http://${request.headers.host}${request.url}`;
  if (!URL.canParse(address)) return jsonError(400, "Unreadable address");

  const headers = Object.entries(request.headers).map(([name, value]) => [name, String(value)]);
  return respond({
    method: request.method ?? "GET",
    url: new URL(address),
    headers: Object.fromEntries(headers),
    body,
  });
}

async function readBody(request: IncomingMessage): Promise<string | null> {
  const chunks: Buffer[] = [];
  let size = 0;
  for await (const chunk of request) {
    size += chunk.length;
    // The rest of a long body is read and dropped, so that the client gets to see the 413.
    if (size <= MAX_BODY_BYTES) chunks.push(chunk);
  }
  return size <= MAX_BODY_BYTES ? Buffer.concat(chunks).toString("utf8") : null;
}

async function send(reply: Reply, response: ServerResponse) {
  if (reply === "hang") return;
  if (reply === "reset") {
    response.socket?.resetAndDestroy();
    return;
  }
  // Clients may silently repeat a request whose kept-alive connection drops; a fresh one is exact.
  response.shouldKeepAlive = false;
  response.writeHead(reply.status, Object.fromEntries(reply.headers));
  response.end(await reply.text());
}

import { once } from "node:events";
import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";

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
      await send(await respond(await read(request)), response);
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

/** The parsed text, or null when it is not JSON. */
export function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}

async function read(request: IncomingMessage): Promise<Received> {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(chunk);
  const headers = Object.entries(request.headers).map(([name, value]) => [name, String(value)]);
  return {
    method: request.method ?? "GET",
    url: new URL(`http://${request.headers.host}${request.url}`),
    headers: Object.fromEntries(headers),
    body: Buffer.concat(chunks).toString("utf8"),
  };
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
  response.end(Buffer.from(await reply.arrayBuffer()));
}

import { EventEmitter, once } from "node:events";
import { connect } from "node:net";
import { expect, test } from "vitest";
import { startServer } from "./http-server.ts";

test("closing ends hanging requests and silent connections", async () => {
  const requests = new EventEmitter();
  const arrived = once(requests, "arrived");
  const server = await startServer(() => {
    requests.emit("arrived");
    return "hang";
  });
  const silent = connect(Number(new URL(server.url).port), "127.0.0.1").resume();
  const ended = new Promise((resolve) => silent.on("error", resolve).on("close", resolve));
  await once(silent, "connect");
  const hanging = fetch(server.url).catch((error: Error) => error);
  await arrived;

  await server.close();
  await ended;
  expect(await hanging).toBeInstanceOf(Error);
});

test("a client that leaves in the middle of its body does no harm", async () => {
  const server = await startServer(() => new Response("ok"));
  const client = connect(Number(new URL(server.url).port), "127.0.0.1");
  client.write("POST / HTTP/1.1\r\nHost: x\r\nContent-Length: 10\r\n\r\nhalf", () => {
    client.destroy();
  });
  await once(client, "close");
  expect((await fetch(server.url)).status).toBe(200);
  await server.close();
});

test("a taken port is an error", async () => {
  const first = await startServer(() => "hang");
  const second = startServer(() => "hang", Number(new URL(first.url).port));
  await expect(second).rejects.toMatchObject({ code: "EADDRINUSE" });
  await first.close();
});

test("a body over 1 MB is answered 413", async () => {
  const server = await startServer(() => new Response("ok"));
  const post = (length: number) => fetch(server.url, { method: "POST", body: "x".repeat(length) });
  expect((await post(1_000_000)).status).toBe(200);
  expect((await post(1_000_001)).status).toBe(413);
  await server.close();
});

test("a responder that throws is answered 500 with its message", async () => {
  const server = await startServer(() => {
    throw new Error("out of paper");
  });
  const response = await fetch(server.url);
  expect(response.status).toBe(500);
  expect(await response.text()).toContain("out of paper");
  await server.close();
});

import { once } from "node:events";
import { createServer } from "node:net";

/** Takes a port until `release`, so that a second command for it fails at once. */
export async function holdPort(port: number) {
  // A connection that stays open would keep the port.
  const server = createServer((socket) => socket.destroy()).listen(port, "127.0.0.1");
  try {
    await once(server, "listening");
  } catch {
    throw new Error(`Port ${port} is taken: stop what uses it, or choose another one with PORT.`);
  }
  return {
    number: Number(Object(server.address()).port),
    async release() {
      server.close();
      await once(server, "close");
    },
  };
}

export async function freePort(): Promise<number> {
  const { number, release } = await holdPort(0);
  await release();
  return number;
}

import { randomInt } from "node:crypto";
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

// A system may give a higher port to another program in the seconds before a site listens on it.
const FREE_FROM = 11_000;
const FREE_TO = 30_000;

export async function freePort(tries = 20): Promise<number> {
  const port = randomInt(FREE_FROM, FREE_TO);
  try {
    const { release } = await holdPort(port);
    await release();
    return port;
  } catch (error) {
    if (tries === 1) throw error;
    return freePort(tries - 1);
  }
}

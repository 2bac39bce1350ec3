import { once } from "node:events";
import { createServer } from "node:net";

export async function assertPortFree(port: number): Promise<void> {
  try {
    await bindOnce(port);
  } catch {
    throw new Error(`Port ${port} is taken: stop what uses it, or choose another one with PORT.`);
  }
}

export function freePort(): Promise<number> {
  return bindOnce(0);
}

async function bindOnce(port: number): Promise<number> {
  const probe = createServer().listen(port, "127.0.0.1");
  await once(probe, "listening");
  const address = probe.address();
  if (address === null || typeof address === "string") throw new Error("The probe has no port.");
  probe.close();
  await once(probe, "close");
  return address.port;
}

import { startDevelopmentSite } from "../../../../scripts/site-server.ts";
import { type StandIn, startServer } from "../../../stand-ins/http-server.ts";
import { startTemporarySite, type TemporarySite } from "./temporary-site.ts";

type Address = Pick<TemporarySite, "url" | "stateDir">;

/** Starts each of these sites once for the whole run, when the first test asks for it by name. */
export async function serveMoreSites(
  tables: string,
  settings: Record<string, Record<string, string>>,
): Promise<StandIn> {
  const started = new Map<string, Promise<TemporarySite>>();
  const server = await startServer(async ({ url }) => {
    const name = url.pathname.slice(1);
    const start = name === "development" ? startDevelopmentSite : undefined;
    const site = started.get(name) ?? startTemporarySite(tables, settings[name] ?? {}, start);
    started.set(name, site);
    const { url: address, stateDir } = await site;
    return Response.json({ url: address, stateDir } satisfies Address);
  });
  return {
    url: server.url,
    async close() {
      await server.close();
      await Promise.all([...started.values()].map(async (site) => (await site).stop()));
    },
  };
}

/** A site that the global setup names; waits until it runs. */
export async function askForSite(name: string): Promise<Address> {
  const response = await fetch(`${process.env.MORE_SITES_URL}/${name}`);
  const text = await response.text();
  if (!response.ok) throw new Error(`The ${name} site does not start: ${text}`);
  return JSON.parse(text);
}

import { type StandIn, startServer } from "../../../stand-ins/http-server.ts";
import { startTemporarySite, type TemporarySite } from "./temporary-site.ts";

/** Starts each of these sites once for the whole run, when the first test asks for it by name. */
export async function serveMoreSites(
  settings: Record<string, Record<string, string>>,
): Promise<StandIn> {
  const started = new Map<string, Promise<TemporarySite>>();
  const server = await startServer(async ({ url }) => {
    const name = url.pathname.slice(1);
    const site = started.get(name) ?? startTemporarySite(settings[name] ?? {});
    started.set(name, site);
    return new Response((await site).url);
  });
  return {
    url: server.url,
    async close() {
      await server.close();
      await Promise.all([...started.values()].map(async (site) => (await site).stop()));
    },
  };
}

/** The address of a site that `serveMoreSites` serves at `desk`; waits until it runs. */
export async function askForSite(desk: string, name: string): Promise<{ url: string }> {
  const response = await fetch(`${desk}/${name}`);
  const text = await response.text();
  if (!response.ok) throw new Error(`The ${name} site does not start: ${text}`);
  return { url: text };
}

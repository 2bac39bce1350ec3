import * as build from "virtual:react-router/server-build";
import { createRequestHandler, type RouterContextProvider } from "react-router";
import { pingMonitor, sweepLeads } from "~/outbox/sweep.server";
import { assetManifestContext, createPlatform } from "~/platform.server";
import { SettingsError } from "~/settings/settings.server";
import { handleRequest } from "./handle-request";

const render = createRequestHandler(build, import.meta.env.MODE);

function renderRoute(request: Request, context: RouterContextProvider) {
  context.set(assetManifestContext, build.assets);
  return render(request, context);
}

export default {
  async fetch(request, env, ctx) {
    try {
      return await handleRequest(request, createPlatform(env, ctx, request.url), renderRoute);
    } catch (error) {
      if (!(error instanceof SettingsError)) throw error;
      console.error(JSON.stringify({ event: "settings.wrong", message: error.message }));
      return new Response("This site is not configured correctly.", { status: 500 });
    }
  },

  async scheduled(_event, env, ctx) {
    const platform = createPlatform(env, ctx);
    const sweep = sweepLeads(platform);
    // Waits for the sweep, too, because how it went is reported to the monitor. A failed sweep still throws below.
    await pingMonitor(platform, sweep);
    await sweep;
  },
} satisfies ExportedHandler<Env>;

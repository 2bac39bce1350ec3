import * as build from "virtual:react-router/server-build";
import { createRequestHandler, RouterContextProvider } from "react-router";
import { createPlatform, platformContext } from "~/env.server";
import { purgeVisitorDetails } from "~/features/inquiry/details/visitor-details.server";
import { purgeElsewhere } from "~/features/inquiry/elsewhere/elsewhere-link.server";
import { guardRequest, withoutBody } from "~/http/guard/request-guard";
import { requestRefusalContext } from "~/http/guard/request-refusal";
import { finishResponse } from "~/http/headers/finished-response";
import { sweepLeads } from "~/outbox/sweep-leads.server";
import { SettingsError } from "~/settings/secret.server";

const renderRoute = createRequestHandler(build, import.meta.env.MODE);

export default {
  async fetch(request, env, ctx) {
    try {
      const platform = createPlatform(env, ctx, request.url);
      const context = new RouterContextProvider();
      context.set(platformContext, platform);
      const guarded = await guardRequest(request, platform.origin);
      const refused = !(guarded instanceof Request);
      if (refused) context.set(requestRefusalContext, guarded);
      const response = await renderRoute(refused ? withoutBody(request) : guarded, context);
      return finishResponse(response, platform.origin);
    } catch (error) {
      if (!(error instanceof SettingsError)) throw error;
      console.error(JSON.stringify({ event: "settings.wrong", message: error.message }));
      return new Response("This site is not configured correctly.", { status: 500 });
    }
  },

  async scheduled(_event, env, ctx) {
    const platform = createPlatform(env, ctx);
    await Promise.all([sweepLeads(platform), purgeVisitorDetails(env.DB), purgeElsewhere(env.DB)]);
  },
} satisfies ExportedHandler<Env>;

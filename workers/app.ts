import * as build from "virtual:react-router/server-build";
import { createRequestHandler } from "react-router";
import { createPlatform } from "~/env.server";
import { purgeVisitorDetails } from "~/features/inquiry/details/visitor-details.server";
import { purgeElsewhere } from "~/features/inquiry/elsewhere/elsewhere-link.server";
import { sweepLeads } from "~/outbox/sweep-leads.server";
import { SettingsError } from "~/settings/settings.server";
import { answerRequest } from "./answer-request";

const renderRoute = createRequestHandler(build, import.meta.env.MODE);

export default {
  async fetch(request, env, ctx) {
    try {
      return await answerRequest(request, createPlatform(env, ctx, request.url), renderRoute);
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

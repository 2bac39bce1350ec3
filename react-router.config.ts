import type { Config } from "@react-router/dev/config";
import { removeInboxFromClient } from "./plugins/unlisted-routes.ts";

export default {
  ssr: true,
  // The two hydrated flows are a handful of routes: no manifest requests on the way.
  routeDiscovery: { mode: "initial" },
  buildEnd: ({ reactRouterConfig }) => removeInboxFromClient(reactRouterConfig.buildDirectory),
} satisfies Config;

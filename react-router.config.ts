import type { Config } from "@react-router/dev/config";

export default {
  ssr: true,
  // A screen is one file, so that all of a flow are loaded with the first.
  splitRouteModules: false,
  // The two hydrated flows are a handful of routes: no manifest requests on the way.
  routeDiscovery: { mode: "initial" },
} satisfies Config;

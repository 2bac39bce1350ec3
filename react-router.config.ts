import type { Config } from "@react-router/dev/config";

export default {
  ssr: true,
  // The two hydrated flows are a handful of routes: no manifest requests on the way.
  routeDiscovery: { mode: "initial" },
} satisfies Config;

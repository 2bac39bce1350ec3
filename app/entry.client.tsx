import { startTransition } from "react";
import { hydrateRoot } from "react-dom/client";
import { HydratedRouter } from "react-router/dom";
import { LOADED } from "~/ui/hydration-files";

// Screens share this file, so it may run before all that the document names have arrived.
if ("__reactRouterRouteModules" in window) hydrate();
else addEventListener(LOADED, hydrate, { once: true });

function hydrate() {
  startTransition(() => {
    hydrateRoot(document, <HydratedRouter />);
  });
}

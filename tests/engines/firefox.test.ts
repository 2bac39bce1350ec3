import { installed } from "../../scripts/test-dependencies.ts";
import { launchFirefox } from "./browsers.ts";
import { describeEngine } from "./describe-engine.ts";
import { goBackToAdvertisedPage } from "./journeys.ts";

describeEngine("Firefox", installed().firefox, launchFirefox, [
  ["a page reached from an advertisement is kept for Back", goBackToAdvertisedPage],
]);

import { afterAll } from "vitest";
import { installed } from "../../scripts/test-dependencies.ts";
import { closeFirefox, launchFirefox } from "./browsers.ts";
import { describeEngine } from "./describe-engine.ts";
import { goBackToAdvertisedPage } from "./journeys.ts";

afterAll(closeFirefox);
describeEngine("Firefox", installed().firefox, launchFirefox, [
  ["a page reached from an advertisement is kept for Back", goBackToAdvertisedPage],
]);

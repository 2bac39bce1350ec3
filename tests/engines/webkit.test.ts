import { installed } from "../../scripts/test-dependencies.ts";
import { launchWebKit } from "./browsers.ts";
import { describeEngine } from "./describe-engine.ts";
import { goWithoutPopovers } from "./journeys.ts";

describeEngine("WebKit", installed().webkit, launchWebKit, [
  ["menus, prices and forms work without popovers", goWithoutPopovers, { popovers: false }],
]);

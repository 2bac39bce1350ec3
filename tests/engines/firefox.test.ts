import { installed } from "../../scripts/test-dependencies.ts";
import { launchFirefox } from "./browsers.ts";
import { describeEngine } from "./describe-engine.ts";

describeEngine("Firefox", installed().firefox, launchFirefox);

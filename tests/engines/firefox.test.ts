import { installed } from "../../scripts/test-dependencies.ts";
import { describeEngine, inForcedColors } from "./describe-engine.ts";
import { launchFirefox } from "./firefox.ts";

describeEngine("Firefox", installed().firefox, launchFirefox, inForcedColors);

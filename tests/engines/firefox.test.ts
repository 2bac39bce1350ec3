import { installed } from "../../scripts/installed-engines.ts";
import { describeEngine, inForcedColors } from "./describe-engine.ts";
import { launchFirefox } from "./firefox.ts";

describeEngine("Firefox", installed().firefox, launchFirefox, inForcedColors);

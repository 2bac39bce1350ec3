import { describeEngine } from "./describe-engine.ts";
import { launchFirefox } from "./firefox.ts";
import { installed } from "./installed.ts";

describeEngine("Firefox", installed.firefox, launchFirefox);

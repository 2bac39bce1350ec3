import { describeEngine } from "./describe-engine.ts";
import { launchWebKit } from "./webkit.ts";
import { installed } from "./installed.ts";

describeEngine("WebKit", installed.webkit, launchWebKit);

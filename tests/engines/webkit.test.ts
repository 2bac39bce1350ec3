import { describeEngine } from "./describe-engine.ts";
import { installed } from "./installed.ts";
import { launchWebKit } from "./webkit.ts";

describeEngine("WebKit", installed.webkit, launchWebKit);

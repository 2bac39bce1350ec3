import { installed } from "../../scripts/test-dependencies.ts";
import { describeEngine, withoutPopovers } from "./describe-engine.ts";
import { launchWebKit } from "./webkit.ts";

describeEngine("WebKit", installed().webkit, launchWebKit, withoutPopovers);

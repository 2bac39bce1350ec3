import { launchChromium } from "./browsers.ts";
import { describeEditing } from "./describe-engine.ts";

describeEditing("Chromium", true, launchChromium);

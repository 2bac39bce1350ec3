import { hasOldestChrome } from "../../scripts/oldest-chrome.ts";
import { describeEngine, withoutPopovers } from "./describe-engine.ts";
import { launchOldestChrome } from "./oldest-chrome.ts";

describeEngine("Chrome 109", hasOldestChrome(), launchOldestChrome, withoutPopovers, {
  popovers: false,
});

import { chromium } from "@playwright/test";
import { OLDEST_CHROME } from "../../scripts/oldest-chrome.ts";
import type { Engine, EngineOptions } from "./engine.ts";

/** The oldest Chrome that the README promises: it has no popovers. */
export async function launchOldestChrome({ scripts = true }: EngineOptions): Promise<Engine> {
  const browser = await chromium.launch({ executablePath: OLDEST_CHROME, args: ["--disable-gpu"] });
  const page = await browser.newPage({
    javaScriptEnabled: scripts,
    reducedMotion: "reduce",
    viewport: { width: 1280, height: 800 },
  });
  return {
    name: "Chrome 109",
    hasScripts: scripts,
    evaluate: (expression) => page.evaluate(expression),
    goto: async (url) => void (await page.goto(url)),
    clickAt: (x, y) => page.mouse.click(x, y),
    type: (text) => page.keyboard.type(text),
    press: (key) => page.keyboard.press(key),
    back: async () => void (await page.goBack()),
    resize: (width, height) => page.setViewportSize({ width, height }),
    close: () => browser.close(),
  };
}

import puppeteer from "puppeteer-core";
import { FIREFOX } from "../../scripts/test-dependencies.ts";
import type { Engine, EngineOptions } from "./engine.ts";

/** Stock Firefox, over WebDriver BiDi. */
export async function launchFirefox({
  scripts = true,
  forcedColors = false,
}: EngineOptions): Promise<Engine> {
  const browser = await puppeteer.launch({
    browser: "firefox",
    executablePath: FIREFOX,
    headless: true,
    extraPrefsFirefox: {
      "javascript.enabled": scripts,
      "ui.prefersReducedMotion": 1,
      ...(forcedColors && { "browser.display.document_color_use": 2 }),
      // Or a press in the first 100 ms of a page is dropped, as a guard against tricked clicks.
      "dom.input_events.security.minNumTicks": 0,
      "dom.input_events.security.minTimeElapsedInMS": 0,
    },
  });
  // The tab that is there at first never has the focus, and nothing answers to its keys.
  const page = await browser.newPage();
  await page.setViewport({ width: 1280, height: 800 });
  return {
    name: "Firefox",
    hasScripts: scripts,
    evaluate: (expression) => page.evaluate(expression),
    goto: async (url) => void (await page.goto(url, { waitUntil: "load" })),
    clickAt: (x, y) => page.mouse.click(x, y),
    type: (text) => page.keyboard.type(text),
    press: (key) => page.keyboard.press(key),
    // The client's own goBack waits for an event that a page out of the cache never sends.
    back: async () => void (await page.evaluate("history.back()")),
    resize: (width, height) => page.setViewport({ width, height }),
    close: () => browser.close(),
  };
}

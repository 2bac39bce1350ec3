import { spawn } from "node:child_process";
import { once } from "node:events";
import type { Readable } from "node:stream";
import { chromium } from "playwright";
import puppeteer, { type ElementHandle, type Page } from "puppeteer-core";
import { Builder, By, Capabilities, Key as Keys, Origin } from "selenium-webdriver";
import { chromiumPath } from "../../scripts/browser.ts";
import { freePort } from "../../scripts/ports.ts";
import { FIREFOX, findMiniBrowser } from "../../scripts/test-dependencies.ts";
import { until } from "./until.ts";

const FILE_FIELD = "input[type=file]";

export type Key = "Tab" | "Enter" | "Escape";

/** What a journey needs of a browser, so that it is written once for all of them. */
export type Browser = {
  name: string;
  hasScripts: boolean;
  /** Evaluates an expression in the page, with scripts switched off too. */
  evaluate(expression: string): Promise<unknown>;
  goto(url: string): Promise<void>;
  clickAt(x: number, y: number): Promise<void>;
  type(text: string): Promise<void>;
  press(key: Key): Promise<void>;
  /** All of the field that has the focus. */
  selectAll(): Promise<void>;
  /** Puts a file into the page's field for one. */
  upload(file: string): Promise<void>;
  back(): Promise<void>;
  resize(width: number, height: number): Promise<void>;
  close(): Promise<void>;
};

/** Only WebKit can switch popovers off. */
export type Options = { scripts?: boolean; popovers?: boolean };

const firefoxes = new Map<boolean, ReturnType<typeof startFirefox>>();

/** One Firefox with and one without scripts, because it takes seconds to start. */
async function findFirefox(scripts: boolean) {
  const running = await firefoxes.get(scripts);
  if (running?.connected) return running;
  const started = startFirefox(scripts);
  firefoxes.set(scripts, started);
  return started;
}

export async function closeFirefox() {
  for (const browser of firefoxes.values()) await (await browser).close();
}

/** Stock Firefox, over WebDriver BiDi. */
function startFirefox(scripts: boolean) {
  return puppeteer.launch({
    browser: "firefox",
    executablePath: FIREFOX,
    headless: true,
    extraPrefsFirefox: {
      "javascript.enabled": scripts,
      "ui.prefersReducedMotion": 1,
      // Otherwise clicks in the first 100 ms of a page are dropped, against clickjacking.
      "dom.input_events.security.minNumTicks": 0,
      "dom.input_events.security.minTimeElapsedInMS": 0,
      // Otherwise Back passes over a page whose click the browser has not noted yet.
      "browser.navigation.requireUserInteraction": false,
    },
  });
}

/** A visitor of his own: nothing is stored for two of them. */
export async function launchFirefox({ scripts = true }: Options): Promise<Browser> {
  const browser = await findFirefox(scripts);
  const visitor = await browser.createBrowserContext();
  return operate("Firefox", await visitor.newPage(), { scripts, close: () => visitor.close() });
}

export async function launchChromium({ scripts = true }: Options): Promise<Browser> {
  const executablePath = chromiumPath() ?? chromium.executablePath();
  const browser = await puppeteer.launch({ executablePath, args: ["--no-sandbox"] });
  // The first tab never has the focus, so keys do not reach it.
  const page = await browser.newPage();
  await page.setJavaScriptEnabled(scripts);
  return operate("Chromium", page, { scripts, close: () => browser.close() });
}

type Rest = { scripts: boolean; close(): Promise<void> };

async function operate(name: string, page: Page, { scripts, close }: Rest): Promise<Browser> {
  await page.setViewport({ width: 1280, height: 800 });
  return {
    name,
    hasScripts: scripts,
    evaluate: (expression) => page.evaluate(expression),
    goto: async (url) => void (await page.goto(url, { waitUntil: "load" })),
    clickAt: (x, y) => page.mouse.click(x, y),
    type: (text) => page.keyboard.type(text),
    press: (key) => page.keyboard.press(key),
    async selectAll() {
      await page.keyboard.down("Control");
      await page.keyboard.press("a");
      await page.keyboard.up("Control");
    },
    async upload(file) {
      const field = (await page.$(FILE_FIELD)) as ElementHandle<HTMLInputElement> | null;
      await field?.uploadFile(file);
    },
    // goBack() waits for an event that a page from the back/forward cache never sends.
    back: async () => void (await page.evaluate("history.back()")),
    resize: (width, height) => page.setViewport({ width, height }),
    close,
  };
}

const KEYS = { Tab: Keys.TAB, Enter: Keys.ENTER, Escape: Keys.ESCAPE };

/** WebKitGTK's MiniBrowser on a virtual screen of its own. */
export async function launchWebKit(options: Options): Promise<Browser> {
  const { scripts = true, popovers = true } = options;
  const { url, stop } = await startDriver();
  const args = ["--automation"];
  if (!scripts) args.push("--enable-javascript=false");
  if (!popovers) args.push("--features=-PopoverAttribute");
  const capabilities = new Capabilities({ browserName: "MiniBrowser" });
  capabilities.set("webkitgtk:browserOptions", { binary: findMiniBrowser(), args });
  const driver = await new Builder().usingServer(url).withCapabilities(capabilities).build();
  const press = (keys: string) => driver.actions().sendKeys(keys).perform();
  const resize = async (width: number, height: number) =>
    void (await driver.manage().window().setRect({ x: 0, y: 0, width, height }));
  await resize(1280, 900);
  return {
    name: "WebKit",
    hasScripts: scripts,
    evaluate: (expression) => driver.executeScript(`return ${expression}`),
    goto: (address) => driver.get(address),
    async clickAt(x, y) {
      const place = { x, y, origin: Origin.VIEWPORT, duration: 0 };
      await driver.actions().move(place).click().perform();
    },
    type: (text) => press(text.replaceAll("\n", Keys.ENTER)),
    press: (key) => press(KEYS[key]),
    selectAll: () =>
      driver.actions().keyDown(Keys.CONTROL).sendKeys("a").keyUp(Keys.CONTROL).perform(),
    upload: (file) => driver.findElement(By.css(FILE_FIELD)).sendKeys(file),
    back: () => driver.navigate().back(),
    resize,
    async close() {
      await driver.quit();
      stop();
    },
  };
}

async function startDriver() {
  const screen = ["-displayfd", "3", "-screen", "0", "1600x1200x24", "-nolisten", "tcp"];
  const display = spawn("Xvfb", screen, { stdio: ["ignore", "ignore", "ignore", "pipe"] });
  const [number] = await once(display.stdio[3] as Readable, "data");
  const graphics = { GDK_BACKEND: "x11", LIBGL_ALWAYS_SOFTWARE: "1" };
  const env = { ...process.env, ...graphics, DISPLAY: `:${String(number).trim()}` };
  const port = await freePort();
  const server = spawn("WebKitWebDriver", [`--port=${port}`], { stdio: "ignore", env });
  const url = `http://127.0.0.1:${port}`;
  const stop = () => {
    process.off("exit", stop);
    server.kill();
    display.kill();
  };
  process.once("exit", stop);
  await until("WebKitWebDriver answers", () => fetch(`${url}/status`));
  return { url, stop };
}

import { spawn } from "node:child_process";
import { setTimeout as sleep } from "node:timers/promises";
import { Builder, Capabilities, Key as Keys, Origin } from "selenium-webdriver";
import { freePort } from "../../scripts/ports.ts";
import { findMiniBrowser } from "../../scripts/test-dependencies.ts";
import { startDisplay } from "./display.ts";
import type { Engine, EngineOptions } from "./engine.ts";

const KEYS = { Tab: Keys.TAB, Enter: Keys.ENTER, Space: " ", Escape: Keys.ESCAPE };

/** WebKitGTK's small browser on a screen of its own. */
export async function launchWebKit({
  scripts = true,
  popovers = true,
}: EngineOptions): Promise<Engine> {
  const { url, stop } = await startDriver();
  const driver = await new Builder()
    .usingServer(url)
    .withCapabilities(capabilities(scripts, popovers))
    .build();
  const press = (keys: string) => driver.actions().sendKeys(keys).perform();
  const resize = (width: number, height: number) =>
    driver.manage().window().setRect({ x: 0, y: 0, width, height });
  await resize(1280, 900);
  return {
    name: "WebKit",
    hasScripts: scripts,
    evaluate: (expression) => driver.executeScript(`return ${expression}`),
    goto: (address) => driver.get(address),
    clickAt: async (x, y) => {
      const place = { x: Math.round(x), y: Math.round(y), origin: Origin.VIEWPORT, duration: 0 };
      await driver.actions().move(place).click().perform();
    },
    type: press,
    press: (key) => press(KEYS[key]),
    back: () => driver.navigate().back(),
    resize: async (width, height) => void (await resize(width, height)),
    async close() {
      await driver.quit();
      stop();
    },
  };
}

function capabilities(scripts: boolean, popovers: boolean) {
  const without = [
    ...(scripts ? [] : ["--enable-javascript=false"]),
    ...(popovers ? [] : ["--features=-PopoverAttribute"]),
  ];
  const args = ["--automation", ...without];
  const options = { binary: findMiniBrowser(), args };
  return new Capabilities({ browserName: "MiniBrowser", "webkitgtk:browserOptions": options });
}

async function startDriver() {
  const display = await startDisplay();
  const port = await freePort();
  const screen = { DISPLAY: display.name, GDK_BACKEND: "x11", LIBGL_ALWAYS_SOFTWARE: "1" };
  const env = { ...process.env, ...screen };
  const server = spawn("WebKitWebDriver", [`--port=${port}`], { stdio: "ignore", env });
  const url = `http://127.0.0.1:${port}`;
  const stop = () => {
    server.kill();
    display.stop();
  };
  for (let tries = 0; tries < 200; tries++) {
    if (await fetch(`${url}/status`).catch(() => null)) return { url, stop };
    await sleep(50);
  }
  stop();
  throw new Error("WebKitWebDriver does not answer.");
}

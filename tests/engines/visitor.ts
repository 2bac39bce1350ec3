import type { Engine, Key } from "./engine.ts";
import { chooseIn, pointOf, type Target } from "./targets.ts";
import { until } from "./until.ts";

export type Visitor = ReturnType<typeof createVisitor>;

/** The verbs that flows are written in: what a person does and reads, in any engine. */
export function createVisitor(engine: Engine, origin: string) {
  const ask = (expression: string) => engine.evaluate(expression);
  const text = async () => String(await ask(TEXT));
  const url = async () => String(await ask("location.href"));
  /** The middle of the target, once it rests there and nothing lies over it. */
  const find = async (target: Target) => {
    let before = "";
    const place = async () => {
      const point = (await ask(pointOf(target))) as [number, number] | null;
      const rests = point !== null && String(point) === before;
      before = String(point);
      return rests && point;
    };
    return until(`${engine.name} finds ${JSON.stringify(target)}`, place, text);
  };
  const click = async (target: Target) => engine.clickAt(...(await find(target)));
  return {
    engine,
    ask,
    text,
    url,
    find,
    click,
    open: (path: string) => engine.goto(origin + path),
    press: (key: Key) => engine.press(key),
    back: () => engine.back(),
    resize: (width: number, height: number) => engine.resize(width, height),
    async type(target: Target, words: string) {
      await click(target);
      await engine.type(words);
    },
    /** Chooses in a list as its keyboard would: the lists that browsers drop down are no page. */
    async choose(target: Target, value: string) {
      await find(target);
      await ask(chooseIn(target, value));
    },
    see: (words: string) =>
      until(`${engine.name} shows "${words}"`, async () => (await text()).includes(words), text),
    arrive: (path: RegExp) =>
      until(`${engine.name} arrives at ${path}`, async () => path.test(await url()), text),
    holds: (expression: string) =>
      until(`${engine.name}: ${expression}`, () => ask(expression), text),
  };
}

/** What stands on the screen: of a dialog alone where one is open. */
const TEXT =
  "((document.querySelector('dialog[open]') ?? document.body)?.innerText ?? '').replace(/\\s+/g, ' ')";

/** What a flow needs of a browser, so that it is written once for all of them. */
export type Engine = {
  name: string;
  hasScripts: boolean;
  /** Evaluates an expression in the page at once, with scripts switched off too. */
  evaluate(expression: string): Promise<unknown>;
  goto(url: string): Promise<void>;
  clickAt(x: number, y: number): Promise<void>;
  type(text: string): Promise<void>;
  press(key: Key): Promise<void>;
  back(): Promise<void>;
  resize(width: number, height: number): Promise<void>;
  close(): Promise<void>;
};

export type Key = "Tab" | "Enter" | "Space" | "Escape";
/** Firefox has no switch for popovers any more, WebKit none for forced colours. */
export type EngineOptions = { scripts?: boolean; popovers?: boolean; forcedColors?: boolean };
export type Launch = (options: EngineOptions) => Promise<Engine>;

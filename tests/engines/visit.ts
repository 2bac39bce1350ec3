import type { EngineOptions, Launch } from "./engine.ts";
import { createVisitor, type Visitor } from "./visitor.ts";

/** Runs a flow in a browser of its own: one that hangs takes no other flow with it. */
export async function visit(
  launch: Launch,
  flow: (visitor: Visitor) => Promise<void>,
  options: EngineOptions = {},
) {
  const engine = await launch(options);
  try {
    await flow(createVisitor(engine, String(process.env.SITE_URL)));
  } finally {
    await engine.close();
  }
}

import type { TestProject } from "vitest/node";
import { listStandIns, type StandInName } from "../stand-ins/stand-ins.ts";

declare module "vitest" {
  export interface ProvidedContext {
    standIns: Record<StandInName, string>;
  }
}

export default async function setup(project: TestProject) {
  const running = await Promise.all(
    listStandIns().map(async ([name, { start }]) => ({ name, ...(await start({})) })),
  );
  const urls = Object.fromEntries(running.map(({ name, url }) => [name, url]));
  project.provide("standIns", urls as Record<StandInName, string>);
  return async () => {
    await Promise.all(running.map((standIn) => standIn.close()));
  };
}

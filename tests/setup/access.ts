import type { TestProject } from "vitest/node";
import { startAccess } from "../stand-ins/access.ts";

declare module "vitest" {
  export interface ProvidedContext {
    access: string;
  }
}

export default async function setup(project: TestProject) {
  const access = await startAccess();
  project.provide("access", access.url);
  return access.close;
}

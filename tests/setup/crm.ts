import type { TestProject } from "vitest/node";
import { startCrm } from "../stand-ins/crm/crm.ts";

declare module "vitest" {
  export interface ProvidedContext {
    crm: string;
  }
}

export default async function setup(project: TestProject) {
  const crm = await startCrm();
  project.provide("crm", crm.url);
  return crm.close;
}

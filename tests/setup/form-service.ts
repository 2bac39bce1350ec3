import type { TestProject } from "vitest/node";
import { startFormService } from "../stand-ins/forms/form-service.ts";

declare module "vitest" {
  export interface ProvidedContext {
    formService: string;
  }
}

export default async function setup(project: TestProject) {
  const service = await startFormService({ limitPerMinute: null });
  project.provide("formService", service.url);
  return service.close;
}

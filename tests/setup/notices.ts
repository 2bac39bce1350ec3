import type { TestProject } from "vitest/node";
import { startNotices } from "../stand-ins/notices/notices.ts";

declare module "vitest" {
  export interface ProvidedContext {
    notices: string;
  }
}

export default async function setup(project: TestProject) {
  const notices = await startNotices();
  project.provide("notices", notices.url);
  return notices.close;
}

import type { TestProject } from "vitest/node";
import { startNotifications } from "../stand-ins/notifications/notifications.ts";

declare module "vitest" {
  export interface ProvidedContext {
    notifications: string;
  }
}

export default async function setup(project: TestProject) {
  const notifications = await startNotifications();
  project.provide("notifications", notifications.url);
  return notifications.close;
}

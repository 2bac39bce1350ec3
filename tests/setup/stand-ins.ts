import type { TestProject } from "vitest/node";
import { startAccess } from "../stand-ins/access.ts";
import { startCrm } from "../stand-ins/crm.ts";
import { startFormService } from "../stand-ins/form-service.ts";
import { startGithub } from "../stand-ins/github.ts";
import { startGitlab } from "../stand-ins/gitlab.ts";
import { startHubspot } from "../stand-ins/hubspot.ts";
import { startNotifications } from "../stand-ins/notifications.ts";

declare module "vitest" {
  export interface ProvidedContext {
    standIns: Record<
      "access" | "crm" | "forms" | "github" | "gitlab" | "hubspot" | "notifications",
      string
    >;
  }
}

export default async function setup(project: TestProject) {
  const [access, crm, forms, github, gitlab, hubspot, notifications] = await Promise.all([
    startAccess(),
    startCrm(),
    startFormService(),
    startGithub(),
    startGitlab(),
    startHubspot(),
    startNotifications(),
  ]);
  project.provide("standIns", {
    access: access.url,
    crm: crm.url,
    forms: forms.url,
    github: github.url,
    gitlab: gitlab.url,
    hubspot: hubspot.url,
    notifications: notifications.url,
  });
  return async () => {
    await Promise.all(
      [access, crm, forms, github, gitlab, hubspot, notifications].map((standIn) =>
        standIn.close(),
      ),
    );
  };
}

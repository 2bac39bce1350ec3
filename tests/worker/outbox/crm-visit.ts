import { env } from "cloudflare:workers";
import form from "#content/forms/contact.yaml";
import { submitContactForm } from "~/features/lead-form/contact.server";
import { sampleOf } from "~/forms/field";
import { createFormToken } from "~/http/parse-post.server";
import { crmClient } from "../../stand-ins/client.ts";
import { exampleHiddenFields } from "../../stand-ins/example-posts.ts";
import { chosen } from "../../stand-ins/lead-choices.ts";
import { newEmail, openTestSite } from "../test-site.ts";

export const crm = crmClient(env.CRM);

export function openCrmSite(
  variables: Record<string, string> = {},
  db: D1Database = env.DB,
  kv: KVNamespace = env.SESSIONS,
) {
  const crmVariables = {
    CRM_URL: `${env.CRM}/crm/WebToLeadForm`,
    CRM_HIDDEN_FIELDS: JSON.stringify(exampleHiddenFields),
  };
  return openTestSite({ ...crmVariables, ...variables }, db, kv);
}

export type TestSite = ReturnType<typeof openCrmSite>;

/** A form rendered a minute ago, filled in with an e-mail address of its own. */
export async function fillForm({ platform }: TestSite, changes: Record<string, string> = {}) {
  const renderedAt = Date.now() - 60_000;
  const fields: Record<string, string> = {
    token: await createFormToken(platform.settings.SESSION_SECRET, renderedAt),
    ...sampleOf(form.filter((field) => field.required)),
    email: newEmail(),
    ...chosen,
    description: "",
    ...changes,
  };
  return { fields, email: fields.email ?? "", submission: fields.token?.split(".")[1] ?? "" };
}

/** Posts the form as a browser does; `body` is for what a browser would not send. */
export function submit(
  { platform }: TestSite,
  fields: Record<string, string>,
  { query = "", body = String(new URLSearchParams(fields)) } = {},
) {
  const request = new Request(`https://studio.test/contact${query}`, {
    method: "POST",
    headers: {
      "content-type": "application/x-www-form-urlencoded;charset=UTF-8",
      "user-agent": "Lynx/2.9 (test)",
    },
    body,
  });
  return submitContactForm(platform, request);
}

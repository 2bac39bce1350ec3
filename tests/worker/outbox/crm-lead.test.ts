import { expect, test } from "vitest";
import { exampleHiddenFields } from "../../stand-ins/example-posts.ts";
import { chosen, linked } from "../../stand-ins/lead-choices.ts";
import { readRows } from "../studio.ts";
import { crm, fillForm, openCrmStudio, settle, submit } from "./crm-visit.ts";

const escaped = (value: string) => encodeURIComponent(value).replaceAll("%20", "+");
const REFERENCE = /^[0-9A-HJKMNP-TV-Z]{4}-[0-9A-HJKMNP-TV-Z]{4}$/;

test("a lead is stored before the response and sent to the CRM after it", async () => {
  const studio = openCrmStudio();
  const { fields, email, submission } = await fillForm(studio);
  await crm.setMode("slow", { match: email, delayMs: 200 });

  expect(await submit(studio, fields)).toEqual({
    ok: true,
    submission,
    reference: expect.stringMatching(REFERENCE),
  });
  expect(await readRows(submission)).toMatchObject([{ status: "pending", attempts: 1 }]);

  await settle(studio);
  expect(await readRows(submission)).toMatchObject([{ status: "delivered", flags: "[]" }]);
  expect(await crm.posts(email)).toMatchObject([{ accepted: true, violations: [] }]);
});

test("the CRM's post names the page it allows, the visitor's browser and every field in order", async () => {
  const studio = openCrmStudio();
  const { fields, email, submission } = await fillForm(studio);
  await submit(studio, fields);
  await settle(studio);

  const [post] = await crm.posts(email);
  const [row] = await readRows(submission);
  expect(post?.headers).toMatchObject({
    "content-type": "application/x-www-form-urlencoded;charset=UTF-8",
    origin: "https://studio.test",
    referer: "https://studio.test/contact",
    "user-agent": "Lynx/2.9 (test)",
    "idempotency-key": row?.id,
  });
  const hidden = String(new URLSearchParams(exampleHiddenFields));
  expect(post?.rawBody).toBe(
    `${hidden}&zc_gad=&returnURL=https%3A%2F%2Fstudio.test%2Fthank-you&Lead+Source=Website` +
      `&Company=Analytical+Engines&First+Name=Ada&Last+Name=Lovelace&Email=${email.replace("@", "%40")}` +
      "&Phone=%2B44+20+7946+0000&City=London&State=Middlesex&Zip+Code=W1&Country=United+Kingdom" +
      `&LEADCF1=${escaped(chosen.projectType)}&LEADCF2=${escaped(chosen.budget)}&LEADCF3=`,
  );
});

test("text of every script arrives byte for byte", async () => {
  const studio = openCrmStudio();
  const { fields, email } = await fillForm(studio, {
    company: 'Café & Söhne + "日本" 🎬',
    firstName: "Zoë 'Zed'",
    description: "One & two = 3 + 100%\r\n한국어\r\n👩‍👩‍👧 <b>",
  });
  await submit(studio, fields);
  await settle(studio);

  const [post] = await crm.posts(email);
  expect(post?.violations).toEqual([]);
  expect(post?.fields).toMatchObject({
    Company: 'Café & Söhne + "日本" 🎬',
    "First Name": "Zoë 'Zed'",
    Description: "One & two = 3 + 100%\n한국어\n👩‍👩‍👧 <b>",
  });
  expect(post?.rawBody).toContain(
    "&Company=Caf%C3%A9+%26+S%C3%B6hne+%2B+%22%E6%97%A5%E6%9C%AC%22+%F0%9F%8E%AC&",
  );
});

test("service and campaign of the form's address reach the CRM and the inbox", async () => {
  const studio = openCrmStudio();
  const { fields, email, submission } = await fillForm(studio, { projectType: linked.projectType });
  const query = `?plan=none&service=${escaped(linked.service)}&utm_source=news&utm_id=1`;
  await submit(studio, fields, { query });
  await settle(studio);

  const [post] = await crm.posts(email);
  expect(post?.violations).toEqual([]);
  expect(post?.fields).toMatchObject({
    LEADCF1: linked.projectType,
    Description: `Selected service: ${linked.service}\nutm_source: news`,
    service: linked.service,
  });
  const [row] = await readRows(submission);
  expect(JSON.parse(row?.fields ?? "")).toMatchObject({
    email,
    service: linked.service,
    utm_source: "news",
  });
});

test("identifiers are added when a lead is sent, never stored, and do not override its fields", async () => {
  const hidden = { ...exampleHiddenFields, returnURL: "null", zc_gad: "x", Company: "Nobody" };
  const studio = openCrmStudio({ CRM_HIDDEN_FIELDS: JSON.stringify(hidden) });
  const { fields, email, submission } = await fillForm(studio);
  await submit(studio, fields);
  await settle(studio);

  expect(await crm.posts(email)).toMatchObject([{ accepted: true, violations: [] }]);
  expect(JSON.stringify(await readRows(submission))).not.toContain(exampleHiddenFields.xnQsjsdp);
});

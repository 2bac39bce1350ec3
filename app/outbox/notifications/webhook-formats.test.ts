import { expect, test } from "vitest";
import { notifications } from "#content/studio/notifications.yaml";
import type { NotificationBody } from "./message.server";
import { webhookFormats } from "./webhook-formats";

const { todo } = notifications;
const formats = Object.keys(webhookFormats) as (keyof typeof webhookFormats)[];

const notification: NotificationBody = {
  event: "lead.new",
  reference: "K7QM-3TZD",
  kind: "crm",
  name: "*Ada* L.",
  count: 1,
  at: "2026-11-21T20:00:00.000Z",
  url: "https://studio.test/studio/leads/K7QM-3TZD",
  details: {
    message: "<!channel> @everyone & [link](https://evil.test)\nSecond line",
  },
};

test("json says exactly what the notification says", () => {
  expect(JSON.parse(webhookFormats.json(notification).body)).toEqual(notification);
});

test("slack shows what was typed, without mentions, links or formatting", () => {
  const { text, mrkdwn } = JSON.parse(webhookFormats.slack(notification).body);
  expect(mrkdwn).toBe(false);
  expect(text).toContain('New message from "*Ada* L.", K7QM-3TZD');
  expect(text).toContain("&lt;!channel&gt; @everyone &amp;");
  expect(text.endsWith(`\n${notification.url}`)).toBe(true);
});

test("discord mentions nobody and formats nothing, in 2,000 characters", () => {
  const { content, allowed_mentions } = JSON.parse(webhookFormats.discord(notification).body);
  expect(allowed_mentions).toEqual({ parse: [] });
  expect(content).toContain(String.raw`\*Ada\* L.`);
  expect(content).toContain(String.raw`\@everyone`);
  expect(content).not.toContain("evil.test");
  const long = { ...notification, details: { message: "*".repeat(5_000) } };
  const cut: string = JSON.parse(webhookFormats.discord(long).body).content;
  expect(cut.length).toBeLessThanOrEqual(2_000);
  expect(cut.endsWith(`\n${notification.url}`)).toBe(true);
});

test("teams shows each line as plain text, and a button that opens the lead", () => {
  const { headers, body } = webhookFormats.teams(notification);
  expect(headers).toEqual({ "content-type": "application/json; charset=utf-8" });
  const [{ content }] = JSON.parse(body).attachments;
  const lines = content.body.map(({ inlines: [run] }: { inlines: unknown[] }) => run);
  expect(lines).toMatchObject([
    { type: "TextRun", text: 'New message from "*Ada* L.", K7QM-3TZD' },
    { text: todo["lead.new"] },
    {
      text: expect.stringContaining(
        "> message: <!channel> @everyone & [link](https: //evil. test)",
      ),
    },
    { text: ">   Second line" },
  ]);
  expect(content.actions).toMatchObject([{ type: "Action.OpenUrl", url: notification.url }]);
});

test.each(formats.filter((it) => it !== "json"))("%s gets no part of an emoji", (format) => {
  for (const start of ["x", "xx", "xxx", "xxxx"]) {
    const message = start + "👩\u200d🎤".repeat(1_000);
    const { body } = webhookFormats[format]({ ...notification, details: { message } });
    expect(body).not.toMatch(/\\ud[89a-f]|\ufffd/i);
    expect(body.match(/👩(?!\u200d🎤)/u)).toBeNull();
  }
});

test("ntfy gets plain text, and nothing that was typed in a header", () => {
  const { headers, body } = webhookFormats.ntfy(notification);
  expect(headers).toEqual({
    "content-type": "text/plain;charset=UTF-8",
    title: "lead.new",
    click: notification.url,
  });
  const [happened, toDo, ...entered] = body.split("\n");
  expect([happened, toDo]).toEqual(['New message from "*Ada* L.", K7QM-3TZD', todo["lead.new"]]);
  expect(entered.join("\n")).toMatch(/^\n> message: .*\n> {3}Second line$/);
});

test("what is about several leads names none of them", () => {
  const many: NotificationBody = {
    event: "leads.well",
    trouble: "lead.dead",
    count: 1,
    at: "",
    url: "u",
  };
  expect(JSON.parse(webhookFormats.slack(many).body).text).toBe(
    `All well again: every lead that was not delivered is settled\n${todo["leads.well"]}\nu`,
  );
  expect(webhookFormats.ntfy({ event: "lead.new", count: 8, at: "", url: "u" }).body).toBe(
    `8 new leads\n${todo["lead.new"]}`,
  );
});

import * as words from "#content/words/notices";
import type { NoticeBody } from "./describe-notice.server";
import { plainLine } from "./short-name.server";

/** A notice in one line: a subject, a title, the first line of a message. */
export function sayNotice({ event, count, kind, name, reference, trouble }: NoticeBody): string {
  if (event === "leads.well") return words.allWell(words.over[trouble ?? "leads.waiting"]);
  if (reference && kind) {
    const happened = words.one[event] ?? words.one["lead.new"] ?? "";
    return plainLine(words.ofOne(happened, words.kinds[kind] ?? kind, name, reference));
  }
  return event === "sweep.late" ? words.many[event] : `${count} ${words.many[event]}`;
}

/** What was typed, a line each, after a blank one; nothing without NOTIFY_DETAILS. */
export function sayDetails({ details }: NoticeBody): string {
  if (!details) return "";
  const lines = Object.entries(details).filter(([, value]) => value);
  return `\n\n${lines.map(([name, value]) => `${name}: ${value}`).join("\n")}`;
}

import { setTimeout as sleep } from "node:timers/promises";
import { jsonError, type Received, type Reply, type StandIn, startServer } from "../http-server.ts";
import { createModeSwitch, type Usual } from "../mode-switch.ts";
import { createRequestLog } from "../request-log.ts";
import { type CrmFieldMap, findCrmViolations } from "./crm-contract.ts";
import { type CrmMode, crmAnswer, crmModeNames, thanksPage } from "./crm-modes.ts";

export type CrmPost = {
  id: number;
  receivedAt: string;
  headers: Record<string, string>;
  rawBody: string;
  /** Decoded, in the order sent. */
  fields: Record<string, string>;
  /** Null when the post was dropped before any mode could answer. */
  mode: CrmMode | null;
  /** Null when nothing was answered: hang, reset. */
  status: number | null;
  /** Whether there is a lead in the CRM now: the one thing its answers never say. */
  accepted: boolean;
  violations: string[];
};

type CrmOptions = {
  port?: number;
  fieldMap?: CrmFieldMap;
  usual?: Usual<CrmMode>;
  /** Told of every post: the log forgets the oldest. */
  onPost?: (post: CrmPost) => void;
};

const FIELD_MAP: CrmFieldMap = { projectType: "LEADCF1", budget: "LEADCF2", timeline: "LEADCF3" };

/** Starts the CRM stand-in with its form at `/crm/WebToLeadForm`. */
export function startCrm(options: CrmOptions = {}): Promise<StandIn> {
  const { port = 0, fieldMap = FIELD_MAP, usual = "redirect302", onPost = () => {} } = options;
  const modes = createModeSwitch(crmModeNames, usual);
  const log = createRequestLog<CrmPost>("posts", ({ rawBody, fields }) => text(rawBody, fields));
  let lastId = 0;

  async function receivePost({ headers, body, ...received }: Received): Promise<Reply> {
    const fields = Object.fromEntries(new URLSearchParams(body));
    const { violations, isDropped } = findCrmViolations({ ...received, headers, body }, fieldMap);
    const change = isDropped ? null : modes.take(text(body, fields));
    const answer = change && crmAnswer(change.mode);
    const reply = (answer?.reply ?? thanksPage)(fields.returnURL ?? "", body);
    lastId += 1;
    // Logged before the delay: the post has arrived, whether or not the client stays for the answer.
    const post: CrmPost = {
      id: lastId,
      receivedAt: new Date().toISOString(),
      headers,
      rawBody: body,
      fields,
      mode: change?.mode ?? null,
      status: reply instanceof Response ? reply.status : null,
      accepted: answer?.accepted ?? false,
      violations,
    };
    log.add(post);
    onPost(post);
    const delayMs = change?.delayMs ?? answer?.delayMs ?? 0;
    if (delayMs > 0) await sleep(delayMs, undefined, { ref: false });
    return reply;
  }

  return startServer((received) => {
    const { pathname } = received.url;
    if (pathname === "/__control") return modes.answer(received);
    if (pathname === "/__log") return log.answer(received);
    if (pathname !== "/crm/WebToLeadForm") return jsonError(404, "Not found");
    if (received.method !== "POST") return jsonError(405, "Use POST");
    return receivePost(received);
  }, port);
}

/** What a `match` is looked for in: the body as sent and as read, because an e-mail is sent escaped. */
function text(rawBody: string, fields: Record<string, string>): string {
  return [rawBody, ...Object.values(fields)].join("\n");
}

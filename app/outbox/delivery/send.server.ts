import type { Platform } from "~/env.server";
import type { Endpoint } from "~/outbox/endpoints/endpoint.server";
import type { ServiceAnswer } from "~/outbox/endpoints/service-answer.server";
import type { Payload, SendableLead } from "~/outbox/lead.server";
import { type Attempt, judgeAnswer, judgeSilence } from "./attempt.server";
import { maskOf } from "./masked-excerpt.server";

const ANSWER_LIMIT_BYTES = 64 * 1024;

/** Posts a lead once, DELIVER_TIMEOUT_MS at most with the answer's body; never throws. */
export async function sendLead(
  platform: Platform,
  endpoint: Endpoint,
  lead: SendableLead,
): Promise<Attempt> {
  try {
    const payload: Payload = JSON.parse(lead.payload);
    const { headers, body } = endpoint.write(payload, platform.origin);
    const response = await fetch(endpoint.url, {
      method: "POST",
      headers: { ...headers, ...describeSender(lead) },
      body,
      redirect: "manual",
      signal: AbortSignal.timeout(platform.settings.DELIVER_TIMEOUT_MS),
    });
    const answer = await readAnswer(response);
    const mask = maskOf(lead, endpoint.tokens);
    return judgeAnswer(await endpoint.judge(answer, payload), answer, mask, Date.now());
  } catch (cause) {
    return judgeSilence(cause, maskOf(lead, endpoint.tokens));
  }
}

function describeSender({ id, userAgent }: SendableLead): Record<string, string> {
  return { "idempotency-key": id, ...(userAgent ? { "user-agent": userAgent } : {}) };
}

async function readAnswer(response: Response): Promise<ServiceAnswer> {
  const { status, headers } = response;
  try {
    return { status, headers, text: await readStart(response) };
  } catch (cause) {
    // A success whose body never came proves nothing; any other status speaks for itself.
    if (response.ok) throw cause;
    return { status, headers, text: "" };
  }
}

async function readStart({ body }: Response): Promise<string> {
  if (!body) return "";
  const decoder = new TextDecoder();
  const reader = body.getReader();
  let text = "";
  for (let size = 0; size < ANSWER_LIMIT_BYTES; ) {
    const { done, value } = await reader.read();
    if (done) return text + decoder.decode();
    size += value.byteLength;
    text += decoder.decode(value, { stream: true });
  }
  await reader.cancel();
  return text;
}

import requestAsset from "#content/request?deferred";
import type { RequestCopy } from "#content/schema/request";
import { readContent } from "~/deferred-content.server";
import type { Platform } from "~/env.server";

export async function readRequestCopy(platform: Platform): Promise<RequestCopy> {
  return (await readContent<{ request: RequestCopy }>(platform, requestAsset)).request;
}

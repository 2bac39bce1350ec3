import type { Settings } from "~/env.server";
import type { SealSecrets } from "./seal.server";

/** Seals with today's secret; what the former one sealed still opens. */
export function sealSecrets({ SESSION_SECRET }: Settings): SealSecrets {
  return [SESSION_SECRET];
}

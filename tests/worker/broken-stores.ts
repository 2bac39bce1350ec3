import { env } from "cloudflare:workers";

/** A D1 whose batches fail, `before` or `after` they took effect, as often as told. */
export function breakStore(moment: "before" | "after", times = Number.POSITIVE_INFINITY) {
  let left = times;
  const batch: D1Database["batch"] = async (statements) => {
    if (left <= 0 || moment === "after") {
      const results = await env.DB.batch<never>(statements);
      if (left <= 0) return results;
    }
    left -= 1;
    throw new Error("D1_ERROR: Network connection lost.");
  };
  return { batch, prepare: env.DB.prepare.bind(env.DB) } as D1Database;
}

/** A D1 that takes statements and never answers. */
export function silentStore() {
  const batch = () => new Promise(() => {});
  return { batch, prepare: env.DB.prepare.bind(env.DB) } as unknown as D1Database;
}

/** A KV that answers nothing but errors. */
export function noSecondStore() {
  const fail = () => Promise.reject(new Error("KV 503"));
  return { get: fail, put: fail, list: fail, delete: fail } as unknown as KVNamespace;
}

import { env } from "cloudflare:workers";
import type { Platform } from "~/platform.server";

/** A D1 that asks before every statement and batch, waits for the answer, and fails where that throws. */
export function guardStore(ask: (sql: string) => unknown): D1Database {
  type Guarded = D1PreparedStatement & { sql: string };
  const guard = (statement: D1PreparedStatement, sql: string): Guarded => {
    const asked = <Result>(work: () => Promise<Result>) => {
      return async () => {
        await ask(sql);
        return work();
      };
    };
    return Object.assign(Object.create(statement), {
      sql,
      bind: (...values: unknown[]) => guard(statement.bind(...values), sql),
      all: asked(() => statement.all()),
      run: asked(() => statement.run()),
      first: asked(() => statement.first()),
    });
  };
  return {
    prepare: (sql: string) => guard(env.DB.prepare(sql), sql),
    async batch(statements: Guarded[]) {
      await ask(statements.map(({ sql }) => sql).join(";"));
      return env.DB.batch(statements.map((each) => Object.getPrototypeOf(each)));
    },
  } as unknown as D1Database;
}

/** The platform with a D1 whose first `times` matching statements fail. */
export function breakStatements(platform: Platform, times: number, matching = /./): Platform {
  let failures = 0;
  const DB = guardStore((sql) => {
    if (!matching.test(sql)) return;
    failures += 1;
    if (failures <= times) throw new Error("D1_ERROR: overloaded");
  });
  return { ...platform, bindings: { ...platform.bindings, DB } };
}

/** A D1 of whose batches so many fail, `before` or `after` they took effect, once some have succeeded. */
export function breakStore(moment: "before" | "after", times = Number.POSITIVE_INFINITY, some = 0) {
  let batches = 0;
  const batch: D1Database["batch"] = async (statements) => {
    batches += 1;
    const fails = batches > some && batches <= some + times;
    const results = fails && moment === "before" ? [] : await env.DB.batch<never>(statements);
    if (fails) throw new Error("D1_ERROR: Network connection lost.");
    return results;
  };
  return { batch, prepare: env.DB.prepare.bind(env.DB) } as D1Database;
}

/** A D1 that answers every statement and batch so much later. */
export function slowStore(ms: number): D1Database {
  return guardStore(() => new Promise((resolve) => setTimeout(resolve, ms)));
}

export function silentStore() {
  const batch = () => new Promise(() => {});
  return { batch, prepare: env.DB.prepare.bind(env.DB) } as unknown as D1Database;
}

/** A KV whose calls all fail. */
export function noSecondStore() {
  const fail = () => Promise.reject(new Error("KV 503"));
  return { get: fail, put: fail, list: fail, delete: fail } as unknown as KVNamespace;
}
